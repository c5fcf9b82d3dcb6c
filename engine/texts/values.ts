/** How values are written, and messages about what somebody typed. */

export const notAnswered = "Niet beantwoord";
export const notFilledIn = "Niet ingevuld";
export const cancelled = "Geannuleerd";
export const notANumber = (example: string | number) => `Dit is geen getal. Schrijf het als ${example}.`;
export const wholeNumberAsked = "Vul een heel getal in, zonder cijfers achter de komma.";
export const fewerDecimals = (most: string | number) => `Vul een getal in met ten hoogste ${most} cijfers achter de komma.`;
export const andMore = (others: string | number) => ` en nog ${others}`;
export const characterAt = (place: string | number) => `teken ${place}`;
export const lineAt = (line: string | number, place: string | number) => `regel ${line}, ${place}`;
export const inactive = (label: string) => `${label} (inactief)`;
export const months = [
	"januari",
	"februari",
	"maart",
	"april",
	"mei",
	"juni",
	"juli",
	"augustus",
	"september",
	"oktober",
	"november",
	"december",
];
export const yes = "Ja";
export const no = "Nee";
