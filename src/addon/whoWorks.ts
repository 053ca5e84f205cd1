/** Who works here, if the platform tells: blank for most people, and not to be asked for without the scope. */
export function whoWorks(): string {
  try {
    return Session.getActiveUser().getEmail();
  } catch {
    return '';
  }
}
