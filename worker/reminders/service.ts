/** Reminders of checkouts that were not paid: one mail each, and a link back. */
export { remindDue } from './job.ts';
export { wantsNoReminders } from './refusals.ts';
export { reminderSamples } from './samples.ts';
export { withdrawReminderStatement } from './withdraw.ts';
