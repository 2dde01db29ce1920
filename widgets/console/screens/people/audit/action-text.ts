/** Writes the name of an action in words: 'contributor.signed-out' is "Contributor signed out". */
export function actionText(action: string): string {
  const words = action
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[.-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
