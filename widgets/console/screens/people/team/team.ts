export const TEAM = '/api/owner/contributors';
