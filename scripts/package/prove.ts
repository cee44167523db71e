export async function provePackages(_: unknown): Promise<void> {}
