import type { CDPSession, Page } from 'playwright-core';

/** A device with passkeys, in place of a finger and a screen. */
export interface Device {
  /** How many passkeys it has. */
  passkeys(): Promise<number>;
  /** Has the person agree to what pages ask, or go away. */
  agree(isAgreed: boolean): Promise<void>;
}

/** Gives a page's browser a device that makes and keeps passkeys. */
export async function plugInDevice(page: Page): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async passkeys() {
      return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
    async agree(isAgreed) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isAgreed });
    },
  };
}
