/** Words of the picture of a flow. */
export const start = "Start";
export const completed = "Afgerond";
export const cancelled = "Geannuleerd";
export const processEnds = "Proces eindigt";
export const otherwise = "Anders";
export const onward = "verder";
export const title = (label: string, version: string) => `${label} · versie ${version}`;
export const onlyWhen = (condition: string) => `Alleen als ${condition}`;
export const when = (condition: string) => `als ${condition}`;
export const editedBy = (roles: string) => `Invullen: ${roles}`;
export const readBy = (roles: string) => `Inzien: ${roles}`;
export const ofSubStep = (step: string) => `: stap ${step}`;
export const backTo = (step: string) => ` (terug naar stap ${step})`;
export const forwardTo = (step: string) => ` (naar stap ${step})`;
