/** Devices on which a person can have pushes. */
export const MAX_PUSH_DEVICES = 10;
