// What mails about a company's people say (D9): see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** What each says beside its fixed text. `business`, `person` and `by` are names that people typed. */
export type TeamMailData = {
  /** To an address that may have no account; `link` leads to the invitation. */
  'team-invited': { business: string; by: string; role: string; link: string; until: string }
  /** To who invited; `person` is a name, or the address that was invited. */
  'team-accepted': { business: string; person: string; role: string; link: string }
  'team-declined': { business: string; person: string; link: string }
  /** To the member. */
  'team-role': { business: string; by: string; role: string; link: string }
  'team-removed': { business: string; by: string }
  /** To the owners. */
  'team-left': { business: string; person: string; link: string }
  /** To the member who is to answer. */
  'team-offered': { business: string; by: string; link: string; until: string }
  /** To who offered. */
  'team-offer-declined': { business: string; person: string; link: string }
  /** To both: `by` was the owner, `person` is. */
  'team-transferred': { business: string; by: string; person: string; link: string }
  /** To owners and admins. */
  'team-asked': { business: string; person: string; link: string }
  /** To who asked. */
  'team-admitted': { business: string; role: string; link: string }
  'team-refused': { business: string }
}

/** What a member is, as mails put it into a sentence. */
export const roleTexts: Record<'owner' | 'admin' | 'member', ServerText> = {
  owner: /*i18n*/ { id: 'mail.role.owner', message: 'owner' },
  admin: /*i18n*/ { id: 'mail.role.admin', message: 'admin' },
  member: /*i18n*/ { id: 'mail.role.member', message: 'member' },
}

const seeTeam: ServerText = /*i18n*/ { id: 'mail.team.action', message: 'See the members' }

export const teamTemplates: Record<keyof TeamMailData, Template> = {
  'team-invited': {
    subject: /*i18n*/ { id: 'mail.teamInvited.subject', message: 'Invitation to join {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamInvited.body',
        message:
          '{by} invites you to join the company “{business}” on {brand}. Your role there would be: {role}.',
      },
      /*i18n*/ {
        id: 'mail.teamInvited.account',
        message:
          'To answer you need an account with exactly this e-mail address; you can register in a minute if you have none.',
      },
    ],
    action: /*i18n*/ { id: 'mail.teamInvited.action', message: 'See the invitation' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.teamInvited.until',
        message: 'The invitation can be answered once, until {until}.',
      },
      /*i18n*/ {
        id: 'mail.teamInvited.notYou',
        message: 'If you do not know this company, you can ignore this mail: nothing happens then.',
      },
    ],
    why: /*i18n*/ {
      id: 'mail.teamInvited.why',
      message: 'Sent by {sender}, because {by} entered your e-mail address to invite you.',
    },
  },
  'team-accepted': {
    subject: /*i18n*/ { id: 'mail.teamAccepted.subject', message: '{person} has joined {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamAccepted.body',
        message: '{person} has accepted your invitation to “{business}”. The role is: {role}.',
      },
    ],
    action: seeTeam,
    afterwards: [],
  },
  'team-declined': {
    subject: /*i18n*/ {
      id: 'mail.teamDeclined.subject',
      message: 'Your invitation to {business} was declined',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamDeclined.body',
        message: '{person} has declined your invitation to “{business}”.',
      },
    ],
    action: seeTeam,
    afterwards: [],
  },
  'team-role': {
    subject: /*i18n*/ { id: 'mail.teamRole.subject', message: 'Your role in {business} has changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamRole.body',
        message: '{by} has changed your role in “{business}”. It is now: {role}.',
      },
    ],
    action: seeTeam,
    afterwards: [],
  },
  'team-removed': {
    subject: /*i18n*/ { id: 'mail.teamRemoved.subject', message: 'You no longer belong to {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamRemoved.body',
        message:
          '{by} has removed you from the members of “{business}”. You can no longer act for this company.',
      },
    ],
    afterwards: [
      /*i18n*/ {
        id: 'mail.teamRemoved.account',
        message: 'Your own account and profile stay as they are.',
      },
    ],
  },
  'team-left': {
    subject: /*i18n*/ { id: 'mail.teamLeft.subject', message: '{person} has left {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamLeft.body',
        message: '{person} has left “{business}” and can no longer act for the company.',
      },
    ],
    action: seeTeam,
    afterwards: [],
  },
  'team-offered': {
    subject: /*i18n*/ { id: 'mail.teamOffered.subject', message: '{by} offers you {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamOffered.body',
        message:
          '{by} would like to hand the company “{business}” over to you. If you take it over, you are its owner and {by} stays as an admin.',
      },
    ],
    action: /*i18n*/ { id: 'mail.teamOffered.action', message: 'Answer the offer' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.teamOffered.until',
        message: 'The offer can be answered until {until}. Until then nothing changes.',
      },
    ],
  },
  'team-offer-declined': {
    subject: /*i18n*/ {
      id: 'mail.teamOfferDeclined.subject',
      message: 'Your offer of {business} was declined',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamOfferDeclined.body',
        message: '{person} does not take over “{business}”. You stay its owner.',
      },
    ],
    action: seeTeam,
    afterwards: [],
  },
  'team-transferred': {
    subject: /*i18n*/ { id: 'mail.teamTransferred.subject', message: '{business} has been handed over' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamTransferred.body',
        message:
          '{by} has handed “{business}” over to {person}, who is its owner now. {by} stays as an admin.',
      },
    ],
    action: seeTeam,
    afterwards: [
      /*i18n*/ {
        id: 'mail.teamTransferred.notYou',
        message: 'If you did not expect this, please write to us at once: {contact}',
      },
    ],
  },
  'team-asked': {
    subject: /*i18n*/ { id: 'mail.teamAsked.subject', message: '{person} asks to join {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamAsked.body',
        message:
          '{person} asks to be admitted to “{business}”. Please admit only people whom you know, and look whether others ask too.',
      },
    ],
    action: /*i18n*/ { id: 'mail.teamAsked.action', message: 'Answer the request' },
    afterwards: [],
  },
  'team-admitted': {
    subject: /*i18n*/ { id: 'mail.teamAdmitted.subject', message: 'You now belong to {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamAdmitted.body',
        message: 'Your request to join “{business}” was accepted. Your role is: {role}.',
      },
    ],
    action: /*i18n*/ { id: 'mail.teamAdmitted.action', message: 'Open the company' },
    afterwards: [],
  },
  'team-refused': {
    subject: /*i18n*/ { id: 'mail.teamRefused.subject', message: 'Your request to join {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.teamRefused.body',
        message: 'Your request to join “{business}” was not accepted.',
      },
      /*i18n*/ {
        id: 'mail.teamRefused.then',
        message: 'If you do work there, please ask an owner of the company to invite you.',
      },
    ],
    afterwards: [],
  },
}
