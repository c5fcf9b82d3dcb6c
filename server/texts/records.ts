/** Texts about records: processes, requests, stakeholders, tags, PIDs, views, reports. */

export const listFilling = (done: string | number, of: string | number) => `De lijst wordt opgebouwd: ${done} van ${of} is klaar.`;
export const demoCommentStatus = "In een demo-omgeving kan de status van een opmerking niet aangepast worden.";
export const changedTooOften = (most: number) => `Deze opmerking is al ${most} keer gewijzigd. Plaats een nieuwe.`;
export const commentsFull = "Hier kunnen geen opmerkingen meer bij.";
export const attachedUnknown = "Dit bestand hoort niet bij dit proces, of u mag het niet zien.";
export const assigneeUnknown = "Wie u kiest, kan dit niet lezen.";
export const notAssignable = "Alleen een opmerking die open is wordt toegewezen, niet een antwoord.";
export const mentionUnknown = "Wie u noemt, kan dit niet lezen.";
export const replyUnknown = "De opmerking waarop u antwoordt, is er niet meer.";
export const commentStatusUnknown = "Uw geselecteerde status is niet herkend.";
export const offlineGeocoder = "het meegeleverde adressenbestand";
export const processesWithoutPid = "Processen van deze organisatie hebben geen PID.";
export const entrySaysNoWhere = "Bij deze lijst ligt vast waar iets gebruikt wordt.";
export const entryTwice = "Deze staat meer dan eens in de lijst.";
export const entryInUse = (label: string | number) => `'${label}' is in gebruik en kan niet verwijderd worden.`;
export const locationWithoutPlace = "De locatie heeft nog geen coördinaten.";
export const unknownType = "Dit procestype is niet bekend.";
export const tenantElsewhere = "Dit is niet de tenant van het adres.";
export const stakeholderMissing = (noun: string | number) => `De ${noun} ontbreekt.`;
export const codeDiffers = (noun: string | number) => `Dit is niet de code van de gekozen ${noun}.`;
export const oneOfEachKind = "Er kan van elke soort partij maar één gekozen worden.";
export const noSuchStakeholderKind = (category: string | number) => `Dit proces heeft geen partij van de soort ${category}.`;
export const municipalityNotOffered = "Deze gemeente kan niet gekozen worden.";
export const stakeholderInactive = "Deze partij is niet meer actief.";
export const stakeholderUnknown = "Deze partij is niet bekend.";
export const pidUnknown = "Deze PID is niet bekend.";
export const stepDiffersFromTarget = "Dit is niet de uuid van de stap in intent.target.";
export const unknownReportFilter = "Dit filter bestaat niet voor deze rapportage.";
export const reportWorking = (percentage: string | number) => `De rapportage wordt berekend: ongeveer ${percentage}% is klaar.`;
export const judgedSo = "De aanvraag heeft dit oordeel al.";
export const municipalityNotAdded = "Gemeenten kunnen niet toegevoegd worden.";
export const stakeholderExists = (name: string | number) => `De partij '${name}' bestaat al.`;
export const stakeholdersFull = (most: string | number) => `Er passen hoogstens ${most} partijen in de lijst.`;
export const tagUnknown = "Deze tag is niet bekend.";
export const viewExists = (label: string | number) => `U heeft al een selectie met de naam '${label}'.`;
export const tooManyViews = (most: string | number) => `U kunt niet meer dan ${most} selecties bewaren. Verwijder er eerst een.`;
export const viewTooWide = (most: string | number) =>
	`Van deze selectie kunnen wij niet bijhouden wat erbij komt: er staat meer dan ${most} in, zij vraagt te veel, of u ziet een deel van wat zij vraagt niet.`;
export const tooManySubscriptions = (most: string | number) =>
	`U kunt niet meer dan ${most} selecties volgen. Volg er eerst een niet meer.`;
export const tooManyMutes = (most: string | number) =>
	`U kunt niet meer dan ${most} processen en aanvragen stilzetten. Zet er eerst een weer aan.`;
export const addressNotFound = (postalCode: string | number) =>
	`Het opgegeven adres leverde geen locatie op binnen de postcode ${postalCode}. Controleer of het adres juist is ingevoerd, of voer handmatig coordinaten in.`;
export const stakeholderName = "De naam moet een letter of cijfer bevatten en mag geen bijzondere tekens bevatten.";
export const tagUsedNowhere = (label: string | number) => `De tag '${label}' moet op aanvragen of op processen gebruikt kunnen worden.`;
/** The noun for an organisation in a role, used in a sentence after "de". */
export const nouns = {
	municipality: "gemeente",
	cpo: "CPO",
	customer: "klant",
	contractor: "aannemer",
	gridoperator: "netbeheerder",
} as const;
