/** Messages at a field of a form. */

export const required = "Dit is een vereist veld";
export const tooShort = (least: string | number) => `Uw invoer moet minimaal ${least} karakters zijn.`;
export const characters = "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden";
export const charactersRefused = (refused: string | number) => `${characters}: ${refused}`;
export const email = "Voer a.u.b. een geldig e-mail adres in";
export const tooLong = (most: string | number) => `Uw invoer mag maximaal ${most} karakters zijn.`;
export const checkInput = "Controleer uw invoer a.u.b.";
export const computed = "Dit veld wordt door het systeem berekend.";
export const notChangeable = "Dit veld kan hier niet gewijzigd worden.";
export const mayNotChange = "U mag dit veld niet wijzigen.";
export const notFillable = "Dit veld is nu niet in te vullen.";
export const steering = "Dit veld bepaalt het verloop van het proces en kan alleen met Wijzigen aangepast worden.";
export const notForSeveral = "Dit veld kan niet voor meer processen tegelijk ingevuld worden.";
export const notOfStep = "Dit veld hoort niet bij deze stap.";
export const tooManyItems = (most: string | number) => `Een lijst mag ten hoogste ${most} onderdelen hebben.`;
export const notApplicable = "Dit veld is nu niet van toepassing.";
export const nothingAdded = "Hier kan niets worden toegevoegd.";
export const removedEarlierOnly = "Dit komt uit een eerdere stap en kan alleen daar verwijderd worden.";
export const option = "Kies een van de mogelijkheden.";
export const atMost = (most: string | number) => `Meer dan ${most} is niet mogelijk.`;
export const twice = "Hetzelfde staat er tweemaal.";
export const numberBetween = (least: string | number, most: string | number) => `Vul een getal in van ${least} tot en met ${most}.`;
export const numberUpTo = (most: string | number) => `Vul een getal in tot en met ${most}.`;
export const numberFrom = (least: string | number) => `Vul een getal in van ${least} of meer.`;
export const dayFarAway = "Deze datum ligt ver van vandaag. Klopt het jaar?";
/** `item`: the label of a list's items; an abbreviation keeps its capitals. */
export const dayFarAwayInList = (item = "regel") =>
	`Bij een ${item === item.toUpperCase() ? item : item.toLowerCase()} ligt een datum ver van vandaag. Klopt het jaar?`;
