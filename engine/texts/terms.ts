/** Texts about terms: how urgent one is, and how far it may be extended. */

export const lastDayToday = "vandaag";
export const daysLeft = (days: number) => (days === 1 ? "nog 1 dag" : `nog ${days} dagen`);
export const daysPast = (days: number) => (days === 1 ? "verlopen sinds 1 dag" : `verlopen sinds ${days} dagen`);
export const daysOf = {
	calendar: (days: number) => (days === 1 ? "1 dag" : `${days} dagen`),
	working: (days: number) => (days === 1 ? "1 werkdag" : `${days} werkdagen`),
} as const;
export const legalTerm = "Een wettelijke termijn kan niet verlengd worden.";
export const fixedTerm = "Deze termijn kan niet verlengd worden.";
export const notRunning = "Deze termijn loopt niet in dit proces.";
export const mayNotExtend = "U heeft niet de juiste rechten om deze termijn te verlengen.";
export const daysOrDay = "Geef een aantal dagen of een nieuwe laatste dag, niet allebei.";
export const noDay = "Vul een bestaande datum in als dd-mm-jjjj.";
export const notLater = "De nieuwe laatste dag moet na de huidige liggen.";
export const notCounted = "De nieuwe laatste dag is geen werkdag.";
export const pastAlready = "De nieuwe laatste dag is dan al voorbij. Verleng met meer dagen.";
export const noCount = (left: string) => `Vul een heel aantal in. De termijn kan nog met hoogstens ${left} verlengd worden.`;
export const atMost = (left: string) => `De termijn kan nog met hoogstens ${left} verlengd worden.`;
export const fullyExtended = "De termijn is al zo ver verlengd als is afgesproken.";
export const reasonAsked = "Vul in waarom de termijn verlengd wordt.";
