/** Who runs the demo shops, in their console at `/config/`. Only the local database knows this person. */
export const DEMO_OWNER = { email: 'owner@example.com', password: 'two spoons per cup' } as const;
