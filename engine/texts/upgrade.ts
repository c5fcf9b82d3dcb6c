/** Texts about upgrading processes to another version of a flow. */

export const completed = "Het proces is afgerond en houdt zijn versie.";
export const sameVersion = "Het proces heeft deze versie al.";
export const anotherFlow = "Dit is een andere flow.";
export const withoutSteps = "Het proces heeft geen stappen.";
export const stepGone = (code: string | number) => `Stap ${code} is er niet meer.`;
export const stepOpenDropped = (code: string | number) => `Stap ${code} is bezig en kan niet vervallen.`;
export const stepDoneTooSoon = (code: string | number) => `Stap ${code} zou afgerond zijn terwijl het proces daar nog niet is.`;
export const stepsCollide = (code: string | number) => `Twee stappen worden stap ${code}.`;
export const standsElsewhere = (before: string | number, after: string | number) =>
	`Het proces stond in stap ${before} en zou in stap ${after} staan.`;
export const subStepOpenAlone = (subStep: string | number, step: string | number) => `Deelstap ${subStep} is bezig en stap ${step} niet.`;
export const stepOpenAlone = (step: string | number) => `Stap ${step} is bezig zonder dat er een deelstap bezig is.`;
export const anotherItemList = (from: string | number, to: string | number) =>
	`De waarde van '${from}' kan alleen naar een veld van dezelfde lijst, niet naar '${to}'.`;
export const twoValues = (from: string | number, to: string | number) => `Zowel '${from}' als '${to}' heeft een waarde.`;
export const step = (code: string | number) => `Stap ${code}`;
