import type { FieldError, Refusal, RefusalCode } from "./command.ts";

/** Dutch sentences for refusals that have one sentence each. The others are said where they arise. */
const messages: Partial<Record<RefusalCode, string>> = {
	forbidden: "U heeft niet voldoende rechten om deze handeling uit te voeren.",
	locked: "Het proces is geannuleerd of staat on hold. Hervat of herstel het proces om verder te gaan.",
	"unknown-step": "Deze stap bestaat niet in dit proces.",
	"step-not-available": "Deze stap is nog niet gestart of is niet van toepassing.",
	"not-open-for-change": "Een afgerond proces kan niet gewijzigd worden.",
	"unexpected-target": "De volgende stap is een andere dan verwacht. Ververs uw gegevens en probeer het opnieuw.",
	invalid: "Controleer of alle velden (juist) zijn ingevuld.",
	incomplete: "Controleer of alle velden (juist) zijn ingevuld.",
	"reason-missing": "Er moet een reden geselecteerd worden",
	"reason-unknown": "Er moet een geldige reden geselecteerd worden",
	"comment-too-long": "De reden omschrijving mag maximaal 300 karakters lang zijn",
	"restore-rejected-location": "Herstel is niet meer mogelijk omdat de locatie inmiddels is afgekeurd",
	"restore-taken-location": "Herstel is niet meer mogelijk omdat de locatie inmiddels aan een ander proces is gekoppeld",
	"location-not-linkable": "Deze locatie kan niet aan dit proces gekoppeld worden.",
	"location-not-unlinkable": "Deze locatie kan niet van dit proces losgekoppeld worden.",
	"request-not-connectable": "Deze aanvraag kan niet aan dit proces gekoppeld of ervan losgekoppeld worden.",
	"type-fixed": "Het procestype ligt vast sinds het proces is opgeslagen.",
	"stakeholder-not-changeable": "Deze belanghebbende kan niet gewijzigd worden.",
};

/** A refusal: nothing changed. */
export function refuse(code: RefusalCode, message = messages[code], errors: readonly FieldError[] = []): Refusal {
	return { refused: true, code, message: message ?? "De invoer voldoet niet aan de gestelde criteria.", errors };
}

/** A refusal because of fields; each error says its own. */
export function refuseFields(code: RefusalCode, errors: readonly FieldError[]): Refusal {
	return refuse(code, messages[code] ?? messages.invalid, errors);
}
