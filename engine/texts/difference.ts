/** Texts of the comparison of two flow versions, mostly parts of sentences that it combines. */

export const anotherBranch = "Een lopend proces gaat na deze stap een andere weg.";
export const branchGone = (step: string | number, branch: string | number) => `${step} is er geen weg meer ${branch}.`;
export const branchChanged = (step: string | number, now: string | number, before: string | number) =>
	told(now, before, `${step} gaat de weg nu ${now}; eerst ${before}.`, `${step}: de weg ${now} is anders`);
export const branchRenamed = (step: string | number, now: string | number, before: string | number) =>
	`${step} heet een weg nu '${now}'; eerst '${before}'.`;
export const onlyName = "Alleen de naam is anders.";
export const branchAdded = (step: string | number, branch: string | number) => `${step} is er een weg bij ${branch}.`;
export const branchMoved = (step: string | number, branch: string | number) =>
	`${step} wordt de weg ${branch} op een ander moment bekeken: de eerste die klopt telt.`;
export const endsProcess = "en eindigt het proces";
export const leadsTo = (step: string | number, restart: string | number) => `naar ${step}${restart}`;
export const when = (condition: string | number) => `als ${condition}`;
export const fieldMoved = (step: string | number, field: string | number, section: string | number, before: string | number) =>
	`${step} toont ${field} nu in onderdeel ${section}; eerst in ${before}.`;
export const sectionsAlike = "Beide onderdelen zijn er in dezelfde gevallen en voor dezelfde mensen.";
export const noLongerRequired = "is niet meer verplicht.";
export const lessAsked = "Er wordt minder gevraagd.";
export const nowRequired = "is nu verplicht.";
export const editorsCanFill = "Wie in de stap staat kan het veld invullen; wie de stap al heeft afgerond, blijft verder gaan.";
export const nobodyFillsField = "Niemand kan het veld in deze stap invullen.";
export const shown = "te zien";
export const fillable = "in te vullen";
export const conditionChanged = (what: string | number, now: string | number, before: string | number) =>
	told(now, before, `is nu ${what}: ${now}; eerst: ${before}.`, `is nu anders ${what}: ${now}`);
export const shownMoreOften = "Het veld is er in meer gevallen dan eerst.";
export const keepsValueHidden = "houdt zijn waarde als het niet te zien is.";
export const noValueLost = "Er gaat geen waarde verloren.";
export const clearedHidden = "wordt leeggemaakt als het niet te zien is.";
export const alwaysShown = "Het veld is altijd te zien.";
export const hiddenValueLost = "Een lopend proces kan hier een waarde hebben die dan verdwijnt.";
export const fieldReadOnly = "is hier nu alleen te lezen.";
export const fieldEditors = (roles: string | number) => `is nu in te vullen door: ${roles}.`;
export const fieldNotFillable = "Een proces in deze stap kan het veld niet meer invullen.";
export const fieldGone = (step: string | number, field: string | number) => `${step} vraagt niet meer om ${field}.`;
export const valueShownNowhere = "Een lopend proces kan hier een waarde hebben; die is nergens meer te zien.";
export const fieldShownElsewhere = (step: string | number, field: string | number, other: string | number) =>
	`${step} toont ${field} niet meer; ${other} nog wel.`;
export const wasReadOnly = "Het veld was hier alleen te lezen; de waarde blijft.";
export const fieldNotFillableHere = "Een proces in deze stap kan het veld hier niet meer invullen.";
export const fieldAdded = (step: string | number, field: string | number, required: string | number) =>
	`${step} vraagt nu ook om ${field}${required}.`;
export const requiredByNobody = "Het veld is verplicht en niemand kan het hier invullen.";
export const defaultOnlyAtStart = "De standaardwaarde wordt alleen bij het begin van een proces ingevuld.";
export const newFieldFillable = "Geen enkel lopend proces heeft hier al een waarde, en wie de stap invult kan het veld invullen.";
export const clearedIfHidden = "Is het veld hier verborgen, dan wordt een bestaande waarde leeggemaakt.";
export const everyValueFits = "Het veld is er al, en elke waarde die het heeft mag ook hier.";
export const notEveryValueFits = "Niet elke waarde die het veld elders heeft, mag ook hier.";
export const conditionUsesApart = "Waar de voorwaarde gebruikt wordt, staat apart vermeld.";
export const conditionAdded = (name: string | number, condition: string | number) => `De voorwaarde '${name}' is toegevoegd: ${condition}.`;
export const conditionReworded = (name: string | number, now: string | number, before: string | number) =>
	told(now, before, `De voorwaarde '${name}' is nu: ${now}; eerst: ${before}.`, `De voorwaarde '${name}' is anders: ${now}`);
export const conditionUnused = "De voorwaarde wordt niet gebruikt.";
export const conditionGone = (name: string | number) => `De voorwaarde '${name}' is verwijderd.`;
export const anotherFlow = (now: string | number, before: string | number) =>
	now === before
		? `Dit is een andere flow die ook '${now}' heet: het kenmerk (uuid) van de flow is anders.`
		: `Dit is een andere flow: '${now}' in plaats van '${before}'.`;
export const flowForLife = "Een proces houdt zijn leven lang dezelfde flow.";
export const flowDescription = "De toelichting op de flow is anders.";
export const flowRenamed = (now: string | number, before: string | number) => `De flow heet nu '${now}'; eerst '${before}'.`;
export const onlyText = "Alleen de tekst is anders.";
export const theFlow = "De flow";
export const markAdded = (name: string | number) => `Het merkteken '${name}' is toegevoegd.`;
export const markUnset = "Geen enkel lopend proces heeft het.";
export const markGone = (name: string | number) => `Het merkteken '${name}' is verwijderd.`;
export const markMaySet = "Een lopend proces kan het hebben.";
export const bindingChanged = (name: string | number, what: string | number) => `Waar het product '${name}' vindt, is ${what}.`;
export const bindingsRead = "Kaarten, lijsten, panelen en rechten lezen lopende processen dan op een andere plaats.";
export const looksDifferent = (subject: string | number) => `${subject} ziet er anders uit.`;
export const onlyLooks = "Alleen het uiterlijk en de teksten van het formulier zijn anders.";
export const filledDifferently = (subject: string | number, hints: string | number) => `${subject} wordt anders ingevuld (${hints}).`;
export const choiceMayBeGone = "Wat in een lopend proces ingevuld is, kan hier niet meer te kiezen zijn.";
export const demandCanBeMet = "Wat de eis vraagt kan in deze stap zelf ingevuld worden.";
export const demandMayBlock = "De eis gaat over iets dat in een lopend proces al vaststaat; het kan hier vastlopen.";
export const demandGone = (subject: string | number, demand: string | number) => `${subject} eist niet meer: ${demand}.`;
export const demandChanged = (subject: string | number, now: string | number, before: string | number) =>
	told(now, before, `${subject} eist nu: ${now}; eerst: ${before}.`, `${subject} eist iets anders: ${now}`);
export const demandReworded = (subject: string | number, demand: string | number) => `${subject} meldt de eis anders: ${demand}.`;
export const demandSame = "Wat geëist wordt is hetzelfde.";
export const demandAdded = (subject: string | number, demand: string | number) => `${subject} eist nu ook: ${demand}.`;
export const warningBlocksNobody = "Een waarschuwing houdt niemand tegen.";
export const warnsNoMore = "waarschuwt niet meer";
export const warnsNow = "waarschuwt nu";
export const derivedNoMore = (subject: string | number) => `${subject} wordt niet meer door het systeem ingevuld.`;
export const valueStaysFillable = "De waarde blijft, en kan in deze stap ingevuld worden.";
export const nobodyFillsAnyMore = "Niemand vult het veld nog in.";
export const onlyWhen = (condition: string | number) => ` (als ${condition})`;
export const derived = (subject: string | number, how: string | number, value: string | number) =>
	`${subject} wordt ${how} door het systeem ingevuld: ${value}.`;
export const derivedMayChange = "De waarde die een lopend proces hier heeft, kan bij de volgende keer opslaan veranderen.";
export const noValueYet = "Geen enkel lopend proces heeft hier al een waarde.";
export const maxLength = "de maximale lengte";
export const maximum = "het maximum";
export const maxItems = "het maximale aantal";
export const minLength = "de minimale lengte";
export const minimum = "het minimum";
export const minItems = "het minimale aantal";
export const multipleOf = "de stap";
export const valueMayBeRefused = "Een lopend proces kan al een waarde hebben die nu geweigerd wordt.";
export const kindChanged = (before: string | number, now: string | number) => `heeft een ander soort waarde: eerst ${before}, nu ${now}`;
export const kinds: Readonly<Record<string, string>> = {
	string: "tekst",
	integer: "geheel getal",
	number: "getal",
	boolean: "ja of nee",
	array: "lijst",
	object: "groep",
};
export const kindDoesNotFit = "Een waarde van de oude soort past niet in het nieuwe veld.";
/** Follows the field, which is called by its present title. */
export const titleWas = (title: string | number) => `heette eerst '${title}'`;
export const otherText = "heeft een andere tekst";
export const otherDemand = (name: string | number) => `een andere eis (${name})`;
export const limitSet = (limit: string | number, before: string | number, now: string | number) =>
	`heeft ${limit}: eerst ${before}, nu ${now}`;
export const limitChanged = (limit: string | number, before: string | number, now: string | number) =>
	`: ${limit} was ${before} en is nu ${now}`;
export const allowedStaysAllowed = "Alle waarden die mochten, mogen nog.";
export const absent = "er niet";
export const defaultGone = "heeft geen standaardwaarde meer";
export const defaultIs = (value: string | number) => `heeft als standaardwaarde nu ${value}`;
export const defaultForNew = "Een standaardwaarde geldt alleen voor processen die nog beginnen.";
export const choicesGone = "heeft geen vaste keuzes meer";
export const chosenStaysAllowed = "Wat gekozen was, mag nog.";
export const choicesAdded = "heeft nu vaste keuzes";
export const choiceAdded = (title: string | number) => `heeft de keuze '${title}' erbij`;
export const choiceRenamed = (before: string | number, now: string | number) => `: de keuze '${before}' heet nu '${now}'`;
export const storedSame = "De opgeslagen waarde is dezelfde.";
export const choiceOffered = (title: string | number, how: string | number) => `: de keuze '${title}' wordt ${how} aangeboden`;
export const noMore = "niet meer";
export const choiceGone = (title: string | number) => `heeft de keuze '${title}' niet meer`;
export const choiceMayBeMade = "Een lopend proces kan deze keuze gemaakt hebben.";
export const anotherList = "is een andere lijst";
export const itemsDoNotFit = "De onderdelen van de lijst passen niet.";
export const itemFieldAdded = (title: string | number) => `: elk onderdeel heeft nu ook '${title}'`;
export const newFieldEmpty = "Een veld dat nog geen waarde heeft.";
export const itemFieldGone = (title: string | number) => `: de onderdelen hebben '${title}' niet meer`;
export const valueMayExist = "Een lopend proces kan hier een waarde hebben.";
export const itemFieldOptional = (name: string | number) => `: '${name}' is niet meer verplicht in elk onderdeel`;
export const itemFieldRequired = (name: string | number) => `: '${name}' is nu verplicht in elk onderdeel`;
export const itemsMayLackValue = "Een lijst die al ingevuld is, kan onderdelen zonder deze waarde hebben.";
export const isGone = "is verwijderd";
export const fieldsApart = "Wat er met de velden gebeurt staat apart vermeld.";
export const isAdded = "is toegevoegd";
export const demandsApart = "Wat de velden vragen staat apart vermeld.";
export const movedPlace = "staat op een andere plaats";
export const onlyOrder = "Alleen de volgorde is anders.";
export const otherDescription = (subject: string | number) => `${subject} heeft een andere toelichting.`;
export const shownWhen = (subject: string | number, now: string | number, before: string | number) =>
	told(now, before, `${subject} is nu te zien: ${now}; eerst: ${before}.`, `${subject} is anders te zien: ${now}`);
export const sectionShownMoreOften = "Het onderdeel is er in meer gevallen, en wat het vraagt kan in deze stap ingevuld worden.";
export const sectionRoles = (subject: string | number, now: string | number, before: string | number) =>
	`${subject} is nu voor ${now}; eerst voor ${before}.`;
export const everybody = "iedereen die de stap ziet";
export const editorsLackRole = "Wie de stap invult kan niet meer alles invullen wat er gevraagd wordt.";
export const stillFillable = "Wat gevraagd wordt kan nog ingevuld worden.";
export const sectionReadOnly = (subject: string | number) => `${subject} is nu alleen te lezen.`;
export const sectionNotFillable = "Een proces in deze stap kan de velden hier niet meer invullen.";
export const sectionFillable = (subject: string | number) => `${subject} is nu in te vullen.`;
export const nowChecked = "Wat alleen te lezen was, wordt nu ook gecontroleerd.";
export const subStepWhen = (subject: string | number, now: string | number, before: string | number) =>
	told(now, before, `${subject} hoort er nu bij: ${now}; eerst: ${before}.`, `${subject} hoort er anders bij: ${now}`);
export const changeEffect = (subject: string | number) => `${subject}: Wijzigen heeft een ander gevolg.`;
export const changeCauses = "Wie in een lopend proces deze stap wijzigt, krijgt een ander gevolg.";
export const entryEffect = (subject: string | number) => `${subject}: een veld invullen heeft een ander gevolg.`;
export const entryCauses = "Wie in een lopend proces het veld invult, krijgt een ander gevolg.";
export const stepRenamed = (code: string | number, now: string | number, before: string | number) =>
	`Stap ${code} heet nu '${now}'; eerst '${before}'.`;
export const stepVersion = (step: string | number, now: string | number, before: string | number) =>
	`${step} heeft nu versie ${now}; eerst ${before}.`;
export const roleMay = (role: string | number, step: string | number, more: string | number, verb: string | number) =>
	`De rol '${role}' mag ${step} ${more} ${verb}.`;
export const morePeople = "Er mogen meer mensen.";
export const editorsStay = "Er blijven mensen die de stap kunnen invullen.";
export const nowToo = "nu ook";
export const noEditorLeft = "Van wie de stap kon invullen, kan niemand dat nog; een proces in deze stap kan vastlopen.";
export const outcomeAdded = (field: string | number) => `Wordt een proces teruggezet, dan wordt '${field}' voortaan leeggemaakt.`;
export const outcomeGone = (field: string | number) => `Wordt een proces teruggezet, dan blijft '${field}' voortaan staan.`;
export const steeringChanged = (step: string | number) =>
	`${step}: welke velden alleen met Wijzigen aangepast kunnen worden, is gewijzigd.`;
export const stepGone = (step: string | number) => `${step} is verwijderd.`;
export const stepGoneMove = "Een proces dat in deze stap staat, moet in een andere stap verder.";
export const asFirstStep = " als eerste stap";
export const afterStep = (step: string | number) => `, na ${step}`;
export const stepAdded = (step: string | number, where: string | number) => `${step} is toegevoegd${where}.`;
export const codeReused = (code: string | number) =>
	`Het nummer ${code} hoorde bij een andere stap; wat lopende processen daarvan weten, zou over deze gaan.`;
export const firstStepPassed = "Elk lopend proces is de eerste stap al voorbij.";
export const endsHere = "Het proces eindigt nu in deze stap.";
export const newStepHarmless =
	"Processen die er nog niet zijn komen er langs, de andere zijn er voorbij; alles wat de stap vraagt kan er ingevuld worden.";
export const stepRenumbered = (step: string | number, code: string | number) => `${step} heeft nu nummer ${code}.`;
export const oldCodeKnown = "Lopende processen kennen de stap onder het oude nummer.";
export const stepBecame = (step: string | number, what: string | number) => `${step} is nu ${what}.`;
export const aStep = "een stap";
export const subStepOf = (step: string | number) => `een deelstap van ${step}`;
export const subStepStateDiffers = "De toestand van een stap is niet die van een deelstap; een proces in deze stap loopt vast.";
export const otherTrackTaken = "In een lopend proces zijn de stappen van het andere spoor al gezet.";
export const stepStands = (step: string | number, where: string | number) => `${step} staat nu ${where}.`;
export const after = (step: string | number) => `na ${step}`;
export const trackRenamed = (before: string | number, step: string | number, now: string | number) =>
	`Het spoor '${before}' van ${step} heet nu '${now}'.`;
export const subStepsNow = (step: string) => `${step} heeft nu deelstappen.`;
export const subStepsGone = (step: string) => `${step} heeft nu geen deelstappen.`;
export const placeGone = "Een proces in deze stap staat dan niet meer op een bestaande plaats.";
export const trackGone = (name: string | number, step: string | number) => `Het spoor '${name}' van ${step} is verwijderd.`;
export const mayBeInTrack = "Een proces kan in dit spoor staan.";
export const endsWith = (now: string | number, before: string | number) => `Het proces eindigt nu met ${now}; eerst met ${before}.`;
export const bulkChanged = (subject: string | number) => `${subject}: wat voor meer processen tegelijk ingevuld kan worden, is gewijzigd.`;
export const onlyForSeveral = "Van één proces verandert er niets: wie de stap bewerkt, kan nog steeds hetzelfde invullen.";
export const propertyChanged = (subject: string | number, name: string | number) => `${subject}: '${name}' is gewijzigd.`;
export const propertyUnproven = "Van deze eigenschap is niet bewezen dat lopende processen er niets van merken.";
export const step = (code: string | number, label: string | number) => `stap ${code} (${label})`;
export const stepOf = (code: string | number) => `stap ${code}`;
export const sectionsDiffer = "Het andere onderdeel is er in andere gevallen, of voor andere mensen.";
export const fieldMayVanish = "In een lopend proces kan het veld verdwijnen, of gevraagd worden waar dat eerst niet was.";
export const fieldStillFillable = "Er is nog iemand die het veld kan invullen, of die was er nooit.";
export const groupStandsHere = "Op deze plaats staat in lopende processen een groep, of een veld dat nu een groep is.";
export const sectionMayVanish = "In een lopend proces kan het onderdeel verdwijnen, of iets vragen dat er eerst niet was.";
export const subStepMayCome = "De deelstap kan er in een lopend proces bij komen of vervallen.";
export const outcomesChanged = "Bij terugzetten verdwijnt of blijft nu een waarde waar dat eerst anders was.";
export const decidesButtons = "Het bepaalt alleen of Corrigeren of Wijzigen nodig is.";
export const passedByInside = (step: string | number) =>
	`Een proces dat midden in ${step} is, zou de nieuwe deelstap voorbijgaan of er zonder vastlopen.`;
export const newStepLeadsAway = "De nieuwe stap heeft eigen wegen of deelstappen; een lopend proces gaat daardoor anders verder.";
export const otherTrack = (step: string | number) => `${step} hoort nu bij een ander spoor of een andere stap.`;
export const stepsMayRepeat = "Een lopend proces kan al gezette stappen opnieuw krijgen, of een stap overslaan.";
export const stepsMayFollow = "Een lopend proces krijgt stappen erbij, of is al voorbij de nieuwe laatste stap.";
export const fromStep = (step: string) => `Vanuit ${step}`;
export const otherwise = "in alle andere gevallen";
export const fieldIn = (place: string, field: string) => `${place}, veld ${field}`;
export const sectionIn = (step: string, section: string) => `${step}: onderdeel ${section}`;
export const sectionRenamed = (subject: string, before: string) => `${subject} heette eerst ${before}.`;
export const isRequired = " (verplicht)";
export const added = "toegevoegd";
export const removed = "verwijderd";
export const changed = "gewijzigd";
export const now = "nu";
export const differently = "anders";
export const again = "weer";
export const chosenStaysValid = "Waar zij gekozen was, blijft zij geldig.";
export const first = "vooraan";
export const always = "altijd";
export const startsAgain = " (opnieuw beginnen)";

/** Two fields may have the same label: then both sentences would read alike, and 'nu' and 'eerst' would suggest that nothing changed. */
function told(now: string | number, before: string | number, differing: string, alike: string): string {
	return now === before ? `${alike} (in dezelfde woorden, over een ander veld of een andere keuze).` : differing;
}

export const tenantChanged = (name: string) => `'${name}' van de organisatie is gewijzigd.`;
export const tenantAtOnce = "Geldt voor iedereen zodra het loopt; aan wat in processen staat, verandert niets.";
export const rightGained = (role: string, right: string) => `De rol '${role}' krijgt het recht '${right}'.`;
export const rightLost = (role: string, right: string) => `De rol '${role}' verliest het recht '${right}'.`;
export const roleListed = (label: string) => `De rol '${label}' is toegevoegd.`;
export const roleUnlisted = (label: string) => `De rol '${label}' is verwijderd.`;
export const roleRenamed = (now: string, before: string) => `De rol '${before}' heet nu '${now}'.`;
