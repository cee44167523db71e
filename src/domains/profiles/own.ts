// One's own profile (section 7, GET user/profile).
import { AppError } from '../../contract/errors.ts'

/** Always refuses: nobody can log in before there is an account service, so there is no session that could be anyone's. */
export function showOwnProfile(authorization: string | undefined): never {
  throw new AppError(authorization === undefined ? 'TokenNotFound' : 'JsonWebTokenError')
}
