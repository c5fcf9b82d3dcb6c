// Written by `npm run generate` out of schemas/*.schema.json. Change that, not this.
export const properties = {
	"block.name": {
		"name": "Naam",
		"help": "Waarmee flows naar het blok verwijzen. Gelijk aan de naam van het bestand.",
		"type": "sectionId",
		"required": true
	},
	"block.label": {
		"name": "Naam in de werkbank",
		"help": "Hoe een blok zonder kop heet voor wie een flow ontwerpt. Op het formulier staat het niet.",
		"type": "string",
		"required": false
	},
	"block.summary": {
		"name": "Samenvatting",
		"help": "Voor ontwerpers, in het Engels: waar het blok voor dient en wat flows meestal anders doen. Gebruikers zien dit niet.",
		"type": "string",
		"required": true
	},
	"block.sealed": {
		"name": "Verzegelde plaatsen",
		"help": "Wat een aanpassing niet mag veranderen, met alles wat erin staat. Namen met punten ertussen.",
		"type": "list of string",
		"required": false
	},
	"block.title": {
		"name": "Kop",
		"help": "De kop van het onderdeel.",
		"type": "string",
		"required": false
	},
	"block.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"type": "string",
		"required": false
	},
	"block.schema": {
		"name": "Formulier",
		"help": "De groepen en velden. Opslaan mag met lege velden; afronden vraagt wat verplicht is.",
		"type": "form",
		"required": true
	},
	"block.ui": {
		"name": "Weergave",
		"help": "Hoe het formulier eruitziet, genest zoals het formulier. Namen met ui: horen bij het veld op die plaats.",
		"type": "ui",
		"required": false
	},
	"block.when": {
		"name": "Tonen als",
		"help": "Het onderdeel is te zien en telt mee zolang dit geldt. Weggelaten: altijd.",
		"type": "condition",
		"required": false
	},
	"block.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de velden gebeurt als het onderdeel bij het opslaan niet te zien is.",
		"type": "onHide",
		"required": false
	},
	"block.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het onderdeel zien. Weggelaten: iedereen die de stap ziet.",
		"type": "roles",
		"required": false
	},
	"block.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar in deze stap niet in te vullen.",
		"type": "boolean",
		"required": false
	},
	"block.fields": {
		"name": "Voorwaarden van velden",
		"help": "Per veld wanneer het te zien en in te vullen is.",
		"type": "fieldRule by name",
		"required": false
	},
	"block.derived": {
		"name": "Afgeleide waarden",
		"help": "Waarden die het systeem invult, in deze volgorde.",
		"type": "list of derivation",
		"required": false
	},
	"block.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen.",
		"type": "list of stepRule",
		"required": false
	},
	"block.save": {
		"name": "Regels bij opslaan",
		"help": "Wat bij elk opslaan moet kloppen.",
		"type": "list of stepRule",
		"required": false
	},
	"block.warn": {
		"name": "Waarschuwingen",
		"help": "Wat onwaarschijnlijk is: staat bij het veld, houdt niemand tegen en wordt met het opslaan bewaard.",
		"type": "list of warning",
		"required": false
	},
	"block.chains": {
		"name": "Ketens",
		"help": "Lijsten waarvan de regels uit een lijst van een eerdere stap komen. Een regel en die waar zij uit komt hebben hetzelfde kenmerk.",
		"type": "chain by name",
		"required": false
	},
	"block.unique": {
		"name": "Unieke velden",
		"help": "Velden waarvan geen ander proces van de organisatie dezelfde waarde mag hebben.",
		"type": "list of uniqueField",
		"required": false
	},
	"block.steering": {
		"name": "Sturende velden",
		"help": "Velden die een correctie niet mag veranderen hoewel geen voorwaarde ze leest. De andere sturende velden vindt het product zelf.",
		"type": "list of fieldPath",
		"required": false
	},
	"flow.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de flow; verandert nooit.",
		"type": "uuid",
		"required": true
	},
	"flow.version": {
		"name": "Versie",
		"help": "Wordt hoger bij elke wijziging. Lopende processen blijven op hun eigen versie.",
		"type": "version",
		"required": true
	},
	"flow.label": {
		"name": "Naam",
		"help": "Hoe de flow heet.",
		"type": "string",
		"required": true
	},
	"flow.description": {
		"name": "Omschrijving",
		"help": "Voor ontwerpers: waar de flow voor is.",
		"type": "string",
		"required": false
	},
	"flow.conditions": {
		"name": "Voorwaarden met een naam",
		"help": "Voorwaarden die op meer plaatsen gelden, te gebruiken als { \"cond\": naam }. Ze verwijzen niet naar elkaar.",
		"type": "condition by name",
		"required": false
	},
	"flow.marks": {
		"name": "Merken",
		"help": "Namen van de merken die gevolgen zetten en voorwaarden lezen.",
		"type": "list of name",
		"required": false
	},
	"flow.bindings": {
		"name": "Koppelingen",
		"help": "In welke velden het product de gegevens vindt die het bijzonder behandelt.",
		"type": "bindings",
		"required": true
	},
	"flow.steps": {
		"name": "Stappen",
		"help": "De stappen, in hun volgorde.",
		"type": "list of step",
		"required": true
	},
	"flow#bindings.location": {
		"name": "Gekozen locatie",
		"help": "De groep met de gekozen locatie: de adresvelden en, voor de kaart, Latitude, Longitude en version.",
		"type": "fieldPath",
		"required": true
	},
	"flow#bindings.alternativeLocation": {
		"name": "Alternatieve locatie",
		"help": "De groep met de alternatieve locatie uit het advies.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.stakeholders": {
		"name": "Betrokken partijen",
		"help": "Per soort partij het veld waarin zij staat: haar kenmerk of haar naam.",
		"type": "object",
		"required": true
	},
	"flow#bindings.stakeholders.municipality": {
		"name": "Gemeente",
		"help": "Het veld van de gemeente.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.stakeholders.cpo": {
		"name": "Exploitant",
		"help": "Het veld van de exploitant van de laadpunten (CPO).",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.stakeholders.gridoperator": {
		"name": "Netbeheerder",
		"help": "Het veld van de netbeheerder.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.stakeholders.contractor": {
		"name": "Aannemer",
		"help": "Het veld van de aannemer.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.stakeholders.customer": {
		"name": "Klant",
		"help": "Het veld van de klant.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.locationDocuments": {
		"name": "Bestanden van de locatie",
		"help": "Velden met bestanden die bij de versie van de gekozen locatie horen. Een nieuwe lege versie heeft ze niet; een gekozen alternatief brengt zijn eigen bestanden mee.",
		"type": "list of fieldPath",
		"required": false
	},
	"flow#bindings.trafficDecision": {
		"name": "Verkeersbesluit",
		"help": "De velden van het verkeersbesluit. Weglaten als de flow er geen heeft.",
		"type": "object",
		"required": false
	},
	"flow#bindings.trafficDecision.publicationDate": {
		"name": "Publicatiedatum",
		"help": "De dag van publicatie.",
		"type": "fieldPath",
		"required": true
	},
	"flow#bindings.trafficDecision.definitiveDate": {
		"name": "Einde bezwaartermijn",
		"help": "De dag waarop de bezwaartermijn eindigt.",
		"type": "fieldPath",
		"required": true
	},
	"flow#bindings.trafficDecision.confirmedDate": {
		"name": "Onherroepelijk sinds",
		"help": "De dag waarop het besluit onherroepelijk is gemeld.",
		"type": "fieldPath",
		"required": true
	},
	"flow#bindings.trafficDecision.notApplicable": {
		"name": "Niet van toepassing",
		"help": "Ja of nee: er is geen verkeersbesluit.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.namedStakeholders": {
		"name": "Partijen met alleen een naam",
		"help": "Soorten partijen waarvan het veld de naam bevat; bij de andere is dat het kenmerk.",
		"type": "list of stakeholderCategory",
		"required": false
	},
	"flow#bindings.geography": {
		"name": "Eigenaar van het proces",
		"help": "De soort partij van wie het proces is. Haar code bepaalt wie het mag zien.",
		"type": "stakeholderCategory",
		"required": false
	},
	"flow#bindings.caseReference": {
		"name": "Begin van het dossiernummer",
		"help": "Het veld waarvan de waarde bij de start vooraan in het dossiernummer komt. Weggelaten of leeg: de code van de gemeente, of het acroniem van de organisatie.",
		"type": "fieldPath",
		"required": false
	},
	"flow#bindings.summary": {
		"name": "Samenvatting",
		"help": "Groepen en velden die lijsten en rapportages lezen, naast de locatie.",
		"type": "list of fieldPath",
		"required": false
	},
	"flow#bindings.realisationStartsAt": {
		"name": "Realisatie begint bij",
		"help": "Vanaf deze stap tonen kaarten het proces als in realisatie.",
		"type": "stepCode",
		"required": false
	},
	"flow#step.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de stap; verandert nooit.",
		"type": "uuid",
		"required": true
	},
	"flow#step.code": {
		"name": "Code",
		"help": "Korte code, één keer in de flow. Staat in het adres van het scherm.",
		"type": "stepCode",
		"required": true
	},
	"flow#step.label": {
		"name": "Naam",
		"help": "Hoe de stap heet.",
		"type": "string",
		"required": true
	},
	"flow#step.version": {
		"name": "Versie",
		"help": "Versie van de stap; gaat mee in status en gebeurtenissen.",
		"type": "version",
		"required": true
	},
	"flow#step.description": {
		"name": "Toelichting",
		"help": "Uitleg boven aan de stap.",
		"type": "string",
		"required": false
	},
	"flow#step.access": {
		"name": "Toegang",
		"help": "Wie de stap ziet en wie haar invult.",
		"type": "access",
		"required": true
	},
	"flow#step.sections": {
		"name": "Onderdelen",
		"help": "De delen van het scherm van boven naar beneden: een blok of een eigen onderdeel.",
		"type": "list of sectionReference",
		"required": true
	},
	"flow#step.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen, naast de regels van de onderdelen.",
		"type": "list of stepRule",
		"required": false
	},
	"flow#step.next": {
		"name": "Vervolg",
		"help": "Waar afronden heen leidt: de eerste tak waarvan de voorwaarde geldt. Weggelaten: de volgende stap.",
		"type": "list of branch",
		"required": false
	},
	"flow#step.children": {
		"name": "Deelstappen",
		"help": "De stap is afgerond als alle deelstappen die van toepassing zijn dat zijn.",
		"type": "children",
		"required": false
	},
	"flow#step.when": {
		"name": "Alleen als",
		"help": "Alleen bij een deelstap: zij hoort bij het proces zolang de voorwaarde geldt.",
		"type": "condition",
		"required": false
	},
	"flow#step.final": {
		"name": "Laatste stap",
		"help": "Deze stap afronden rondt het proces af. Precies één stap heeft dit.",
		"type": "boolean",
		"required": false
	},
	"flow#step.change": {
		"name": "Bij Wijzigen",
		"help": "Wat Wijzigen van deze stap nog meer doet dan teruggaan.",
		"type": "object",
		"required": false
	},
	"flow#step.change.effects": {
		"name": "Gevolgen",
		"help": "Wat er gebeurt zodra de wijziging voor het eerst wordt opgeslagen.",
		"type": "list of effect",
		"required": false
	},
	"flow#step.entered": {
		"name": "Bij invullen",
		"help": "Wat er gebeurt als bij het opslaan een leeg veld gevuld wordt, of de stap nu wordt afgerond of niet.",
		"type": "list of object",
		"required": false
	},
	"flow#step.entered.field": {
		"name": "Veld",
		"help": "Een veld van deze stap.",
		"type": "fieldPath",
		"required": true
	},
	"flow#step.entered.effects": {
		"name": "Gevolgen",
		"help": "Wat er bij dat opslaan gebeurt.",
		"type": "list of effect",
		"required": true
	},
	"flow#step.onPass": {
		"name": "Bij overslaan",
		"help": "Wat er gebeurt met velden die alleen deze stap toont, als het proces haar later overslaat. 'clear' maakt ze leeg; de geschiedenis bewaart ze. Weggelaten: ze blijven.",
		"type": "\"clear\"",
		"required": false
	},
	"flow#step.outcomes": {
		"name": "Uitkomsten",
		"help": "Oordelen over het voorstel in deze stap. Ze worden leeg als het proces teruggaat naar een eerdere stap, want niemand heeft ingestemd met wat hij niet zag.",
		"type": "list of fieldPath",
		"required": false
	},
	"flow#step.bulk": {
		"name": "Voor meer tegelijk",
		"help": "Wat van deze stap bij meer processen tegelijk ingevuld kan worden door wie dat ook bij elk afzonderlijk mag. Weggelaten: niets.",
		"type": "object",
		"required": false
	},
	"flow#step.bulk.fields": {
		"name": "Velden",
		"help": "Velden van de stap die bij alle processen dezelfde waarde krijgen. Bestanden komen erbij.",
		"type": "list of fieldPath",
		"required": true
	},
	"flow#step.bulk.complete": {
		"name": "Afronden",
		"help": "De stap kan daarbij ook afgerond worden, waar alles is ingevuld.",
		"type": "boolean",
		"required": false
	},
	"flow#access.read": {
		"name": "Zien",
		"help": "Rollen die de stap en haar gegevens zien.",
		"type": "roles",
		"required": true
	},
	"flow#access.edit": {
		"name": "Invullen",
		"help": "Rollen die de stap opslaan en afronden. Zij zien haar ook.",
		"type": "roles",
		"required": true
	},
	"flow#children.first": {
		"name": "Vooraf",
		"help": "Deelstappen die voor de sporen komen, in hun volgorde.",
		"type": "list of step",
		"required": false
	},
	"flow#children.tracks": {
		"name": "Sporen",
		"help": "Sporen die naast elkaar worden doorlopen.",
		"type": "list of object",
		"required": true
	},
	"flow#children.tracks.id": {
		"name": "Naam in de flow",
		"help": "Eén keer binnen de stap.",
		"type": "sectionId",
		"required": true
	},
	"flow#children.tracks.label": {
		"name": "Naam",
		"help": "Hoe het spoor heet.",
		"type": "string",
		"required": true
	},
	"flow#children.tracks.steps": {
		"name": "Deelstappen",
		"help": "De deelstappen van het spoor, in hun volgorde.",
		"type": "list of step",
		"required": true
	},
	"flow#blockReference.block": {
		"name": "Blok",
		"help": "De naam van het blok.",
		"type": "sectionId",
		"required": true
	},
	"flow#blockReference.id": {
		"name": "Naam in de stap",
		"help": "Weggelaten: de naam van het blok.",
		"type": "sectionId",
		"required": false
	},
	"flow#blockReference.when": {
		"name": "Tonen als",
		"help": "Alleen te zien zolang dit geldt; in plaats van de voorwaarde van het blok.",
		"type": "condition",
		"required": false
	},
	"flow#blockReference.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het blok zien; in plaats van die van het blok zelf.",
		"type": "roles",
		"required": false
	},
	"flow#blockReference.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar hier niet in te vullen; in plaats van wat het blok zegt.",
		"type": "boolean",
		"required": false
	},
	"flow#blockReference.rename": {
		"name": "Andere namen",
		"help": "Andere namen voor groepen en velden van het blok. Een aanpassing gebruikt de namen van het blok, de rest van de flow de nieuwe.",
		"type": "string by name",
		"required": false
	},
	"flow#blockReference.override": {
		"name": "Aanpassing",
		"help": "Wat over het blok heen wordt gelegd; null haalt iets weg. Verzegelde plaatsen blijven zoals ze zijn.",
		"type": "object",
		"required": false
	},
	"flow#branch.when": {
		"name": "Als",
		"help": "De tak wordt genomen als dit geldt. De laatste tak heeft geen voorwaarde.",
		"type": "condition",
		"required": false
	},
	"flow#branch.to": {
		"name": "Naar",
		"help": "De code van de stap waar de tak heen leidt. Alleen weg te laten als een gevolg het proces annuleert.",
		"type": "stepCode",
		"required": false
	},
	"flow#branch.restart": {
		"name": "Opnieuw beginnen",
		"help": "Het proces gaat meteen terug naar die stap, zoals bij Wijzigen.",
		"type": "boolean",
		"required": false
	},
	"flow#branch.effects": {
		"name": "Gevolgen",
		"help": "Wat er verder gebeurt, in deze volgorde.",
		"type": "list of effect",
		"required": false
	},
	"flow#branch.label": {
		"name": "Naam",
		"help": "Naam in tekeningen en uitleg.",
		"type": "string",
		"required": false
	},
	"flow#effect.cancel": {
		"name": "Annuleer het proces",
		"help": "Met deze reden uit de annuleringsredenen van de organisatie.",
		"type": "string",
		"required": true
	},
	"flow#effect.reasonFrom": {
		"name": "Reden uit",
		"help": "De keuze in dit veld is de reden; de reden hierboven geldt zolang het leeg is. De opties zijn annuleringsredenen van de organisatie.",
		"type": "fieldPath",
		"required": false
	},
	"flow#effect.commentFrom": {
		"name": "Toelichting uit",
		"help": "De keuze in dit veld wordt de toelichting, tot 300 tekens.",
		"type": "fieldPath",
		"required": false
	},
	"flow#effect.mark": {
		"name": "Zet een merk",
		"help": "Het proces krijgt dit merk.",
		"type": "name",
		"required": true
	},
	"flow#effect.unmark": {
		"name": "Haal een merk weg",
		"help": "Het proces verliest dit merk.",
		"type": "name",
		"required": true
	},
	"flow#effect.step-stands": {
		"name": "Laat een stap gelden",
		"help": "Een stap die wordt overgeslagen telt als afgerond met wat er eerder is ingevuld. Zij blijft te zien en te corrigeren.",
		"type": "stepCode",
		"required": true
	},
	"flow#effect.clear": {
		"name": "Maak velden leeg",
		"help": "Deze velden worden leeg.",
		"type": "list of fieldPath",
		"required": true
	},
	"flow#effect.new-location-version": {
		"name": "Begin een nieuwe versie van de locatie",
		"help": "copy: met de huidige gegevens. empty: zonder.",
		"type": "\"copy\" | \"empty\"",
		"required": true
	},
	"flow#effect.select-alternative": {
		"name": "Kies het alternatief",
		"help": "De alternatieve locatie uit het advies wordt de gekozen locatie, in een nieuwe versie.",
		"type": "true",
		"required": true
	},
	"flow#effect.connect-location": {
		"name": "Koppel de laadlocatie",
		"help": "De gekozen laadlocatie wordt aan het proces gekoppeld.",
		"type": "locationCategory",
		"required": true
	},
	"flow#effect.disconnect-location": {
		"name": "Ontkoppel de laadlocatie",
		"help": "De laadlocatie krijgt haar vorige status terug.",
		"type": "locationCategory",
		"required": true
	},
	"flow#effect.set-charging-point-status": {
		"name": "Zet de status van de laadpunten",
		"help": "De laadpunten van de locaties van het proces krijgen deze status; de locaties zijn gerealiseerd.",
		"type": "string",
		"required": true
	},
	"list.label": {
		"name": "Kop",
		"help": "De kop van de pagina.",
		"type": "string",
		"required": false
	},
	"list.fields": {
		"name": "Velden",
		"help": "Wat kolommen en filters kunnen tonen, op naam. Een naam van het product krijgt een ander label of woord; elke andere naam is een eigen veld.",
		"type": "listField by name",
		"required": false
	},
	"list.layouts": {
		"name": "Weergaven",
		"help": "Kolommen om uit te kiezen, per weergave. Met de eerste begint iedereen.",
		"type": "list of listLayout",
		"required": false
	},
	"list.sheet": {
		"name": "Kolommen van de export",
		"help": "Weggelaten: de kolommen die te zien zijn.",
		"type": "list of listColumn",
		"required": false
	},
	"list.filters": {
		"name": "Filters",
		"help": "De filters, in hun volgorde.",
		"type": "list of listFilter",
		"required": false
	},
	"list.categories": {
		"name": "Tabs",
		"help": "De tabs boven de lijst. De lijst van processen neemt ze uit de filterwoorden.",
		"type": "list of listCategory",
		"required": false
	},
	"list.pageSize": {
		"name": "Regels per pagina",
		"help": "Waarmee iedereen begint.",
		"type": "integer",
		"required": false
	},
	"list.pageSizes": {
		"name": "Keuze van regels per pagina",
		"help": "Aantallen om uit te kiezen.",
		"type": "list of integer",
		"required": false
	},
	"list.sort": {
		"name": "Volgorde",
		"help": "De volgorde waarmee iedereen begint.",
		"type": "object",
		"required": false
	},
	"list.sort.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"type": "fieldName",
		"required": true
	},
	"list.sort.descending": {
		"name": "Aflopend",
		"help": "Het hoogste of nieuwste eerst.",
		"type": "boolean",
		"required": false
	},
	"list.starts": {
		"name": "Begin per rol",
		"help": "Waarmee een rol de lijst begint: een tab, filters, kolommen en volgorde. Wie zelf iets anders kiest, of voor wie een beheerder een gedeelde selectie koos, begint daarmee.",
		"type": "list of listStart",
		"required": false
	},
	"list.minWidth": {
		"name": "Kleinste breedte",
		"help": "In pixels. Op een smaller scherm schuift de tabel opzij.",
		"type": "integer",
		"required": false
	},
	"list.maxWidth": {
		"name": "Grootste breedte",
		"help": "In pixels. Op een breder scherm wordt de tabel niet breder.",
		"type": "integer",
		"required": false
	},
	"list#listField.label": {
		"name": "Naam",
		"help": "Boven de kolom en bij het filter.",
		"type": "string",
		"required": false
	},
	"list#listField.word": {
		"name": "Woord in het adres",
		"help": "Weggelaten: de naam van het veld.",
		"type": "string",
		"required": false
	},
	"list#listField.path": {
		"name": "Plaats",
		"help": "Waar de waarde in het proces staat. Alleen bij een eigen veld.",
		"type": "string",
		"required": false
	},
	"list#listField.kind": {
		"name": "Soort",
		"help": "Hoe de waarde wordt geschreven, gesorteerd en gefilterd. Alleen bij een eigen veld.",
		"type": "\"text\" | \"number\" | \"date\" | \"instant\" | \"option\" | \"flag\"",
		"required": false
	},
	"list#listField.options": {
		"name": "Keuzelijst",
		"help": "Waar de labels van een keuze vandaan komen: pids, municipalities of een eigen keuzelijst van de organisatie. Weggelaten: het formulier dat het veld heeft.",
		"type": "string",
		"required": false
	},
	"list#listLayout.name": {
		"name": "Woord in het adres",
		"help": "Naam van de weergave in het adres.",
		"type": "string",
		"required": true
	},
	"list#listLayout.label": {
		"name": "Naam",
		"help": "Naam om de weergave te kiezen.",
		"type": "string",
		"required": false
	},
	"list#listLayout.access": {
		"name": "Recht",
		"help": "Het recht dat iemand nodig heeft. Weggelaten: iedereen die de lijst ziet.",
		"type": "attributeName",
		"required": false
	},
	"list#listLayout.columns": {
		"name": "Kolommen",
		"help": "De kolommen, in hun volgorde.",
		"type": "list of listColumn",
		"required": false
	},
	"list#listLayout.add": {
		"name": "Extra kolommen",
		"help": "Kolommen naast die van de weergave van het product met deze naam.",
		"type": "list of listColumn",
		"required": false
	},
	"list#listColumn.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"type": "fieldName",
		"required": true
	},
	"list#listColumn.label": {
		"name": "Kop",
		"help": "In plaats van de naam van het veld.",
		"type": "string",
		"required": false
	},
	"list#listColumn.width": {
		"name": "Breedte",
		"help": "Op het scherm in pixels, in een export in tekens. Weggelaten: naar de inhoud.",
		"type": "integer",
		"required": false
	},
	"list#listColumn.export": {
		"name": "In de export",
		"help": "Of de kolom ook in de export staat.",
		"type": "boolean",
		"required": false
	},
	"list#listColumn.after": {
		"name": "Na",
		"help": "Het veld van de kolom waar deze achter komt, als zij wordt toegevoegd. Weggelaten: achteraan.",
		"type": "string",
		"required": false
	},
	"list#listStart.roles": {
		"name": "Rollen",
		"help": "Voor wie het geldt.",
		"type": "roles",
		"required": true
	},
	"list#listStart.view": {
		"name": "Selectie",
		"help": "Wat achter het adres van de lijst staat als zij zo getoond wordt: het woord van de tab, en de vraag met filters, kolommen en volgorde. Stel de lijst in en neem het over uit de adresbalk.",
		"type": "string",
		"required": true
	},
	"list#listFilter.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"type": "fieldName",
		"required": true
	},
	"list#listFilter.label": {
		"name": "Naam",
		"help": "In plaats van de naam van het veld.",
		"type": "string",
		"required": false
	},
	"list#listFilter.multiple": {
		"name": "Meer keuzes",
		"help": "Er zijn meer waarden te kiezen; een regel past met een daarvan.",
		"type": "boolean",
		"required": false
	},
	"list#listFilter.more": {
		"name": "Onder Meer filters",
		"help": "Voor wat zelden wordt gevraagd.",
		"type": "boolean",
		"required": false
	},
	"list#listCategory.word": {
		"name": "Woord in het adres",
		"help": "Naam van de tab in het adres.",
		"type": "string",
		"required": true
	},
	"list#listCategory.label": {
		"name": "Naam",
		"help": "Wat op de tab staat.",
		"type": "string",
		"required": true
	},
	"list#listCategory.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"type": "fieldName",
		"required": false
	},
	"list#listCategory.values": {
		"name": "Waarden",
		"help": "Bij welke waarden van het veld een regel op de tab staat. Zonder veld staat alles erop.",
		"type": "list of string",
		"required": false
	},
	"list#listCategory.layout": {
		"name": "Weergave",
		"help": "De weergave waarin de tab wordt getoond.",
		"type": "string",
		"required": false
	},
	"list#listCategory.default": {
		"name": "Eerste tab",
		"help": "De tab waarmee de lijst opent.",
		"type": "boolean",
		"required": false
	},
	"operator#condition.and": {
		"name": "alle van",
		"help": "Waar als alle voorwaarden gelden. Na de eerste die niet geldt wordt niet verder gekeken.",
		"type": "list of condition",
		"required": false
	},
	"operator#condition.or": {
		"name": "een van",
		"help": "Waar als minstens een van de voorwaarden geldt.",
		"type": "list of condition",
		"required": false
	},
	"operator#condition.!": {
		"name": "niet",
		"help": "Waar als de voorwaarde niet geldt.",
		"type": "condition",
		"required": false
	},
	"operator#condition.==": {
		"name": "is",
		"help": "Waar als beide waarden gelijk zijn en van dezelfde soort. Een lege waarde is aan niets gelijk.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.!=": {
		"name": "is niet",
		"help": "Waar als beide waarden gevuld zijn en verschillen.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.<": {
		"name": "is minder dan",
		"help": "Waar als het eerste getal of de eerste datum voor de tweede ligt.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.<=": {
		"name": "is hoogstens",
		"help": "Waar als het eerste getal of de eerste datum voor de tweede ligt of gelijk is.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.>": {
		"name": "is meer dan",
		"help": "Waar als het eerste getal of de eerste datum na de tweede ligt.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.>=": {
		"name": "is minstens",
		"help": "Waar als het eerste getal of de eerste datum na de tweede ligt of gelijk is.",
		"type": "list of value",
		"required": false
	},
	"operator#condition.in": {
		"name": "is een van",
		"help": "Waar als de waarde in het rijtje staat, of in de lijst die een veld bevat.",
		"type": "list",
		"required": false
	},
	"operator#condition.filled": {
		"name": "is ingevuld",
		"help": "Waar als het veld iets bevat. Niets, een lege tekst, alleen spaties en een lege lijst tellen als leeg.",
		"type": "fieldPath",
		"required": false
	},
	"operator#condition.empty": {
		"name": "is leeg",
		"help": "Het tegendeel van 'is ingevuld'.",
		"type": "fieldPath",
		"required": false
	},
	"operator#condition.cond": {
		"name": "voorwaarde met naam",
		"help": "Waar als de voorwaarde met deze naam geldt. Voorwaarden met een naam verwijzen niet naar elkaar.",
		"type": "name",
		"required": false
	},
	"operator#condition.marked": {
		"name": "heeft merk",
		"help": "Waar als een gevolg dit merk op het proces heeft gezet en geen gevolg het weer heeft weggehaald.",
		"type": "name",
		"required": false
	},
	"operator#condition.started": {
		"name": "stap is begonnen",
		"help": "Waar als de stap met deze code begonnen is.",
		"type": "stepCode",
		"required": false
	},
	"operator#condition.completed": {
		"name": "stap is afgerond",
		"help": "Waar als de stap met deze code afgerond is.",
		"type": "stepCode",
		"required": false
	},
	"operator#condition.role": {
		"name": "rol is",
		"help": "Waar als wie handelt deze rol heeft.",
		"type": "role",
		"required": false
	},
	"operator#condition.some": {
		"name": "minstens één regel",
		"help": "Waar als de voorwaarde voor minstens één regel van de lijst geldt. Verwijderde regels tellen niet mee.",
		"type": "list",
		"required": false
	},
	"operator#condition.all": {
		"name": "elke regel",
		"help": "Waar als de voorwaarde voor elke regel van de lijst geldt, ook als de lijst leeg is. Verwijderde regels tellen niet mee.",
		"type": "list",
		"required": false
	},
	"operator#condition.none": {
		"name": "geen enkele regel",
		"help": "Waar als de voorwaarde voor geen enkele regel van de lijst geldt. Verwijderde regels tellen niet mee.",
		"type": "list",
		"required": false
	},
	"operator#condition.distinct": {
		"name": "geen regel dubbel",
		"help": "Waar als geen twee regels van de lijst hetzelfde zeggen; hoofdletters maken geen verschil. Lege en verwijderde regels tellen niet mee.",
		"type": "fieldPath",
		"required": false
	},
	"operator#condition.item-filled": {
		"name": "veld van de regel is ingevuld",
		"help": "Waar als dit veld van de regel iets bevat. Alleen binnen een lijst of keten.",
		"type": "string",
		"required": false
	},
	"operator#condition.elsewhere": {
		"name": "ligt in een andere gemeente",
		"help": "Waar als bekend is dat de plaats in een andere gemeente ligt dan die van het proces. Alleen in een waarschuwing.",
		"type": "list of fieldPath",
		"required": false
	},
	"operator#condition.type": {
		"name": "procestype is",
		"help": "Waar als het proces van dit type is, een van de procestypen van de organisatie.",
		"type": "string",
		"required": false
	},
	"operator#computedValue.var": {
		"name": "waarde van",
		"help": "De waarde van een veld van het proces; leeg zolang het niets bevat. Een onderdeel van de flow moet het veld hebben.",
		"type": "fieldPath",
		"required": false
	},
	"operator#computedValue.stored": {
		"name": "bewaarde waarde van",
		"help": "De waarde die het veld had voordat nu wordt opgeslagen.",
		"type": "fieldPath",
		"required": false
	},
	"operator#computedValue.item": {
		"name": "veld van de regel",
		"help": "Een veld van de regel waar het om gaat. \"\" is de regel zelf.",
		"type": "string",
		"required": false
	},
	"operator#computedValue.today": {
		"name": "vandaag",
		"help": "De kalenderdag van nu in Nederland.",
		"type": "list",
		"required": false
	},
	"operator#computedValue.date": {
		"name": "datum",
		"help": "Een vaste kalenderdag.",
		"type": "string",
		"required": false
	},
	"operator#computedValue.days-after": {
		"name": "dagen na",
		"help": "De datum zoveel kalenderdagen na een datum.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.legal-term-end": {
		"name": "einde van de termijn",
		"help": "De laatste dag van een termijn in kalenderdagen die de dag na een datum begint, volgens de Algemene termijnenwet: niet op zaterdag, zondag of een feestdag.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.days-between": {
		"name": "dagen van … tot …",
		"help": "Het aantal kalenderdagen van de eerste datum tot de tweede. Negatief als de tweede eerder is.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.+": {
		"name": "som",
		"help": "De getallen bij elkaar opgeteld.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.-": {
		"name": "verschil",
		"help": "Het eerste getal min het tweede.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.*": {
		"name": "product",
		"help": "De getallen met elkaar vermenigvuldigd.",
		"type": "list of value",
		"required": false
	},
	"operator#computedValue.ceil": {
		"name": "naar boven afgerond",
		"help": "Het getal, naar boven afgerond op een geheel getal.",
		"type": "value",
		"required": false
	},
	"operator#computedValue.number": {
		"name": "getal uit",
		"help": "De waarde van een veld als getal. Wat geen getal is telt als 0.",
		"type": "fieldPath",
		"required": false
	},
	"operator#computedValue.if": {
		"name": "als … dan … anders …",
		"help": "Het tweede als de voorwaarde geldt, anders het derde.",
		"type": "list",
		"required": false
	},
	"operator#computedValue.count": {
		"name": "aantal regels",
		"help": "Hoeveel regels de lijst heeft, zonder de verwijderde.",
		"type": "fieldPath",
		"required": false
	},
	"request-fields#requestFields.externalRef": {
		"name": "Kenmerk van de bron",
		"help": "Het eigen kenmerk van de bron. Onderscheidt de aanvraag van elke andere van de organisatie.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.status": {
		"name": "Status",
		"help": "Nummer van de status: 2 open, 3 geaccepteerd, 4 afgewezen, 5 verwijderd.",
		"type": "statusRule",
		"required": false
	},
	"request-fields#requestFields.geographyCode": {
		"name": "Gemeente",
		"help": "Code of naam van de gemeente.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.coordinates.lat": {
		"name": "Breedtegraad",
		"help": "De plaats in graden noord.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.coordinates.lng": {
		"name": "Lengtegraad",
		"help": "De plaats in graden oost.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.coordinates.nomatch": {
		"name": "Adres niet gevonden",
		"help": "Het adres is opgezocht en er is niets gevonden.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.submitted_at": {
		"name": "Ingediend op",
		"help": "Wanneer de aanvrager de aanvraag verstuurde.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.created_at": {
		"name": "Aangemaakt op",
		"help": "Wanneer de bron de aanvraag maakte.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.processed_at": {
		"name": "Beoordeeld op",
		"help": "Wanneer de aanvraag is beoordeeld.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.judgement.id": {
		"name": "Status van het oordeel",
		"help": "Nummer van de status die een oordeel gaf; 2 is geen oordeel. Wordt binnen een oordeel gelezen.",
		"type": "statusRule",
		"required": false
	},
	"request-fields#requestFields.judgement.reason": {
		"name": "Reden van het oordeel",
		"help": "De waarde of de tekst van de reden. Wordt binnen een oordeel gelezen.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.judgement.remarks": {
		"name": "Opmerking bij het oordeel",
		"help": "De woorden van wie oordeelde. Wordt binnen een oordeel gelezen.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.judgement.processed_at": {
		"name": "Datum van het oordeel",
		"help": "Wanneer het oordeel is gegeven; het laatste telt. Wordt binnen een oordeel gelezen.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.street": {
		"name": "Straat",
		"help": "Straat van de gevraagde plek.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.streetNumber": {
		"name": "Huisnummer",
		"help": "Een toevoeging achter het nummer wordt eraf gehaald.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.streetNumberSuffix": {
		"name": "Toevoeging",
		"help": "Toevoeging bij het huisnummer.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.postalCode": {
		"name": "Postcode",
		"help": "Postcode van de gevraagde plek.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.city": {
		"name": "Plaats",
		"help": "Woonplaats van de gevraagde plek.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.address.country": {
		"name": "Land",
		"help": "Land van de gevraagde plek.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.address.municipality": {
		"name": "Naam van de gemeente",
		"help": "Ontbreekt zij, dan geldt de naam die bij de code hoort.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.contact.name": {
		"name": "Naam",
		"help": "Volledige naam van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.phone": {
		"name": "Telefoon",
		"help": "Telefoonnummer van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.email": {
		"name": "E-mail",
		"help": "E-mailadres van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.initials": {
		"name": "Voorletters",
		"help": "Voorletters van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.surname": {
		"name": "Achternaam",
		"help": "Achternaam van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.title": {
		"name": "Aanhef",
		"help": "Hoe de aanvrager wordt aangesproken.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.firstname": {
		"name": "Voornaam",
		"help": "Voornaam van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.street": {
		"name": "Straat van de aanvrager",
		"help": "Waar de aanvrager woont.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.streetnumber": {
		"name": "Huisnummer van de aanvrager",
		"help": "Het nummer van het huis van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.streetsuffix": {
		"name": "Toevoeging van de aanvrager",
		"help": "Toevoeging bij dat huisnummer.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.postalCode": {
		"name": "Postcode van de aanvrager",
		"help": "De postcode van waar de aanvrager woont.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.city": {
		"name": "Plaats van de aanvrager",
		"help": "De woonplaats van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.contact.municipality": {
		"name": "Gemeente van de aanvrager",
		"help": "De gemeente waar de aanvrager woont.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.additional.vehicle.brand": {
		"name": "Automerk volgens de aanvraag",
		"help": "Merk van de auto, zoals bij de aanvraag gezegd.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.additional.vehicle.model": {
		"name": "Automodel volgens de aanvraag",
		"help": "Model van de auto, zoals bij de aanvraag gezegd.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.additional.vehicle.purchaseDate": {
		"name": "Aankoopdatum",
		"help": "De dag waarop de auto is of wordt gekocht.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.additional.parkingspot.permit": {
		"name": "Parkeervergunning volgens de aanvraag",
		"help": "De aanvrager heeft een parkeervergunning.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.parkingspot.reservedspot": {
		"name": "Eigen parkeerplaats volgens de aanvraag",
		"help": "De aanvrager heeft een eigen parkeerplaats.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.context.chargingtime.night": {
		"name": "Laadt 's nachts",
		"help": "De aanvrager laadt 's nachts.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.context.chargingtime.morning": {
		"name": "Laadt 's ochtends",
		"help": "De aanvrager laadt in de ochtend.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.context.chargingtime.afternoon": {
		"name": "Laadt 's middags",
		"help": "De aanvrager laadt in de middag.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.context.chargingtime.evening": {
		"name": "Laadt 's avonds",
		"help": "De aanvrager laadt in de avond.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.additional.location": {
		"name": "Gewenste plek",
		"help": "De woorden van de aanvrager over waar het laadpunt moet komen.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.additional.dossierID": {
		"name": "Dossiernummer",
		"help": "Nummer van het dossier bij de bron.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.vehicle.brand": {
		"name": "Automerk",
		"help": "Merk van de auto.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.vehicle.model": {
		"name": "Automodel",
		"help": "Model van de auto.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.vehicle.numberplate": {
		"name": "Kenteken",
		"help": "Kenteken van de auto.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.softrequirements.parkingpermit": {
		"name": "Parkeervergunning",
		"help": "De aanvrager heeft de vergunning die de organisatie vraagt.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.softrequirements.parkingspot": {
		"name": "Parkeerplaats",
		"help": "De aanvrager kan alleen op straat parkeren, of juist niet: zoals de bron het bedoelt.",
		"type": "flagRule",
		"required": false
	},
	"request-fields#requestFields.docs.vehicle": {
		"name": "Bestanden over de auto",
		"help": "Bestanden die over de auto gaan.",
		"type": "filesRule",
		"required": false
	},
	"request-fields#requestFields.docs.parkingspot": {
		"name": "Bestanden over de parkeerplaats",
		"help": "Bestanden die over de parkeerplaats gaan.",
		"type": "filesRule",
		"required": false
	},
	"request-fields#requestFields.Tags": {
		"name": "Tags",
		"help": "Tags van de aanvraag, op kenmerk of naam.",
		"type": "plainRule",
		"required": false
	},
	"request-fields#requestFields.raw.remarks": {
		"name": "Opmerkingen",
		"help": "Opmerkingen van de aanvrager.",
		"type": "textRule",
		"required": false
	},
	"request-fields#requestFields.raw.timeslot": {
		"name": "Laadmoment",
		"help": "Nummer van de uren waarin de aanvrager meestal laadt.",
		"type": "timeslotRule",
		"required": false
	},
	"requests.normaliser": {
		"name": "Inlezen",
		"help": "Hoe de aanvragen van de bronnen van deze organisatie worden gelezen. Alleen wat anders is dan gewoonlijk.",
		"type": "normaliser",
		"required": false
	},
	"requests.information": {
		"name": "Tabellen van een aanvraag",
		"help": "De tabellen op de pagina van een aanvraag, in hun volgorde. Weggelaten: die van het product.",
		"type": "list of informationTable",
		"required": false
	},
	"requests#normaliser.fields": {
		"name": "Velden",
		"help": "Per bewaard veld waar een bron het heeft. Gaat voor de gewone regel van het veld; zonder plaatsen wordt het nooit gelezen.",
		"type": "requestFields",
		"required": false
	},
	"requests#normaliser.judgements": {
		"name": "Oordelen",
		"help": "Waar oordelen staan: de eerste plaats die er een heeft, of een lijst waarvan het laatste telt. \".\" is de aanvraag zelf.",
		"type": "list of sourcePath",
		"required": false
	},
	"requests#plainRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#textRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#textRule.values": {
		"name": "Betekenis",
		"help": "Waar een waarde van de bron voor staat. Hoofdletters tellen niet; wat er niet staat blijft zoals het is; null: niet gezegd.",
		"type": "string | null by name",
		"required": false
	},
	"requests#flagRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#flagRule.values": {
		"name": "Betekenis",
		"help": "Waar een waarde van de bron voor staat. Hoofdletters tellen niet; null: niet gezegd.",
		"type": "boolean | null by name",
		"required": false
	},
	"requests#statusRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#statusRule.values": {
		"name": "Betekenis",
		"help": "Voor welke status een waarde van de bron staat. Hoofdletters tellen niet; null: niet gezegd.",
		"type": "2 | 3 | 4 | 5 | null by name",
		"required": false
	},
	"requests#timeslotRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#timeslotRule.values": {
		"name": "Betekenis",
		"help": "Voor welk laadmoment een waarde van de bron staat. Hoofdletters tellen niet; null: niet gezegd.",
		"type": "0 | 1 | 2 | 3 | null by name",
		"required": false
	},
	"requests#filesRule.from": {
		"name": "Uit",
		"help": "Waar de lijst staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"type": "list of sourcePath",
		"required": true
	},
	"requests#filesRule.item": {
		"name": "Naam van het kenmerk",
		"help": "Hoe het kenmerk heet in een gegeven van de lijst.",
		"type": "string",
		"required": false
	},
	"requests#filesRule.where": {
		"name": "Alleen als",
		"help": "Neemt alleen de gegevens met deze waarde, waar één lijst bestanden van alle soorten bevat; of de lijst onder deze waarde, waar er voor elke soort een is.",
		"type": "object",
		"required": false
	},
	"requests#filesRule.where.name": {
		"name": "Naam",
		"help": "Een naam in een gegeven van de lijst.",
		"type": "string",
		"required": true
	},
	"requests#filesRule.where.value": {
		"name": "Waarde",
		"help": "Wat daar moet staan.",
		"type": "string",
		"required": true
	},
	"requests#informationTable.title": {
		"name": "Kop",
		"help": "De kop van de tabel.",
		"type": "string",
		"required": true
	},
	"requests#informationTable.rows": {
		"name": "Regels",
		"help": "De regels van de tabel, in hun volgorde.",
		"type": "list of informationRow",
		"required": true
	},
	"requests#informationRow.label": {
		"name": "Naam",
		"help": "Wat er vooraan de regel staat.",
		"type": "string",
		"required": true
	},
	"requests#informationRow.field": {
		"name": "Gegeven",
		"help": "Wat de regel van de aanvraag toont.",
		"type": "informationField",
		"required": true
	},
	"requests#informationRow.kind": {
		"name": "Soort",
		"help": "Hoe het gegeven wordt geschreven. Een ontbrekend tijdstip of een ontbrekende dag is 'Onbekend'. Ontbreekt zij, dan zoals het gegeven is, en anders als tekst.",
		"type": "\"text\" | \"date\" | \"day\" | \"flag\" | \"number\" | \"timeslot\" | \"hours\" | \"email\" | \"phone\"",
		"required": false
	},
	"scenario.name": {
		"name": "Naam",
		"help": "Wat het scenario laat zien.",
		"type": "string",
		"required": true
	},
	"scenario.description": {
		"name": "Omschrijving",
		"help": "Voor ontwerpers: waarom het van belang is.",
		"type": "string",
		"required": false
	},
	"scenario.journey": {
		"name": "Ook in de browser",
		"help": "Wordt ook op de echte schermen doorlopen, door de demo-accounts met deze rollen. Elke organisatie heeft er minstens één, van de start tot de laatste stap.",
		"type": "boolean",
		"required": false
	},
	"scenario.given": {
		"name": "Uitgangspunt",
		"help": "Het proces voor de eerste handeling. Weggelaten: het eerste procestype, gestart op 5 januari 2026.",
		"type": "object",
		"required": false
	},
	"scenario.given.type": {
		"name": "Procestype",
		"help": "Van welk type het proces is.",
		"type": "string",
		"required": false
	},
	"scenario.given.subtype": {
		"name": "Subtype",
		"help": "Welk subtype het proces heeft.",
		"type": "string | null",
		"required": false
	},
	"scenario.given.at": {
		"name": "Startdag",
		"help": "De dag waarop het proces start.",
		"type": "string",
		"required": false
	},
	"scenario.given.stakeholders": {
		"name": "Betrokken partijen",
		"help": "De kenmerken van de partijen.",
		"type": "list of stakeholderSlug",
		"required": false
	},
	"scenario.given.location": {
		"name": "Laadlocatie",
		"help": "Een laadlocatie die handelingen kunnen noemen: haar status vooraf en het proces waar zij bij hoort.",
		"type": "object",
		"required": false
	},
	"scenario.given.location.uuid": {
		"name": "Kenmerk",
		"help": "Het kenmerk van de laadlocatie.",
		"type": "uuid",
		"required": false
	},
	"scenario.given.location.status": {
		"name": "Status",
		"help": "De status van de laadlocatie.",
		"type": "\"alert\" | \"rejected\" | \"suggestion\" | \"definitive\" | \"in-progress\" | \"realized\"",
		"required": false
	},
	"scenario.given.location.latitude": {
		"name": "Breedtegraad",
		"help": "De breedtegraad van de laadlocatie.",
		"type": "number",
		"required": false
	},
	"scenario.given.location.longitude": {
		"name": "Lengtegraad",
		"help": "De lengtegraad van de laadlocatie.",
		"type": "number",
		"required": false
	},
	"scenario.given.location.street": {
		"name": "Straat",
		"help": "De straat van de laadlocatie.",
		"type": "string",
		"required": false
	},
	"scenario.given.location.streetNumber": {
		"name": "Huisnummer",
		"help": "Het huisnummer van de laadlocatie.",
		"type": "string",
		"required": false
	},
	"scenario.given.location.streetNumberSuffix": {
		"name": "Toevoeging",
		"help": "De toevoeging bij het huisnummer.",
		"type": "string",
		"required": false
	},
	"scenario.given.location.postalCode": {
		"name": "Postcode",
		"help": "De postcode van de laadlocatie.",
		"type": "string",
		"required": false
	},
	"scenario.given.location.city": {
		"name": "Plaats",
		"help": "De plaats van de laadlocatie.",
		"type": "string",
		"required": false
	},
	"scenario.given.location.workflowUuid": {
		"name": "Proces",
		"help": "Het proces waaraan zij gekoppeld is.",
		"type": "string | null",
		"required": false
	},
	"scenario.instructions": {
		"name": "Handelingen",
		"help": "Wat er gebeurt, in deze volgorde.",
		"type": "list of object",
		"required": true
	},
	"scenario.instructions.as": {
		"name": "Als",
		"help": "De rol van wie handelt.",
		"type": "role",
		"required": true
	},
	"scenario.instructions.at": {
		"name": "Wanneer",
		"help": "Een dag, of het aantal dagen na de start.",
		"type": "string | integer",
		"required": false
	},
	"scenario.instructions.do": {
		"name": "Handeling",
		"help": "Wat deze persoon doet.",
		"type": "\"start\" | \"save\" | \"complete\" | \"correct\" | \"change\" | \"onhold\" | \"resume\" | \"cancel\" | \"restore\" | \"confirm-vkb\" | \"undo-vkb\" | \"connect-location\" | \"disconnect-location\" | \"change-stakeholder\" | \"set-tags\"",
		"required": true
	},
	"scenario.instructions.step": {
		"name": "Stap",
		"help": "De stap waar het om gaat. Weggelaten: de huidige stap.",
		"type": "stepCode",
		"required": false
	},
	"scenario.instructions.with": {
		"name": "Waarden",
		"help": "Wat deze persoon invult, op de plaats van het veld of genest; de andere velden blijven zoals ze zijn. null maakt een veld leeg. Een veld met bestanden krijgt bestandsnamen.",
		"type": "object",
		"required": false
	},
	"scenario.instructions.target": {
		"name": "Verwachte stap",
		"help": "De stap waar deze persoon denkt te komen. Weggelaten: de stap waar de flow heen leidt.",
		"type": "stepCode",
		"required": false
	},
	"scenario.instructions.category": {
		"name": "Welke",
		"help": "Welke locatie wordt gekoppeld of ontkoppeld, of welke partij verandert.",
		"type": "\"selected\" | \"alternative\" | \"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": false
	},
	"scenario.instructions.location": {
		"name": "Laadlocatie",
		"help": "De laadlocatie die wordt gekoppeld of ontkoppeld.",
		"type": "uuid",
		"required": false
	},
	"scenario.instructions.stakeholder": {
		"name": "Partij",
		"help": "De partij die wordt gekozen.",
		"type": "stakeholderSlug",
		"required": false
	},
	"scenario.instructions.tags": {
		"name": "Tags",
		"help": "De kenmerken van de tags die het proces krijgt.",
		"type": "list of uuid",
		"required": false
	},
	"scenario.instructions.reason": {
		"name": "Reden",
		"help": "Een reden uit de lijst van de organisatie.",
		"type": "string",
		"required": false
	},
	"scenario.instructions.comment": {
		"name": "Toelichting",
		"help": "Toelichting bij de reden.",
		"type": "string",
		"required": false
	},
	"scenario.instructions.expect": {
		"name": "Verwacht",
		"help": "Wat daarna zo moet zijn. Weggelaten: het wordt niet geweigerd.",
		"type": "expectation",
		"required": false
	},
	"scenario#expectation.step": {
		"name": "Huidige stap",
		"help": "De code van de huidige stap; null als er geen is.",
		"type": "stepCode | null",
		"required": false
	},
	"scenario#expectation.label": {
		"name": "Naam in lijsten",
		"help": "Hoe lijsten de stand van het proces noemen.",
		"type": "string",
		"required": false
	},
	"scenario#expectation.status": {
		"name": "Status",
		"help": "De status van het proces.",
		"type": "\"active\" | \"onhold\" | \"cancelled\" | \"completed\"",
		"required": false
	},
	"scenario#expectation.values": {
		"name": "Waarden",
		"help": "Per veld de waarde; null betekent dat het veld leeg is.",
		"type": "object",
		"required": false
	},
	"scenario#expectation.vkb": {
		"name": "Onherroepelijk",
		"help": "Het verkeersbesluit is onherroepelijk.",
		"type": "boolean",
		"required": false
	},
	"scenario#expectation.steps": {
		"name": "Stand van de stappen",
		"help": "Per stapcode hoe de stap ervoor staat. 'hidden' is een deelstap die er niet is.",
		"type": "\"not-started\" | \"open\" | \"completed\" | \"skipped\" | \"hidden\" by name",
		"required": false
	},
	"scenario#expectation.marks": {
		"name": "Merken",
		"help": "Alle merken van het proces.",
		"type": "list of name",
		"required": false
	},
	"scenario#expectation.iteration": {
		"name": "Ronden",
		"help": "Hoe vaak het proces is teruggezet.",
		"type": "integer",
		"required": false
	},
	"scenario#expectation.locations": {
		"name": "Gekoppelde laadlocaties",
		"help": "De kenmerken van de gekoppelde laadlocaties.",
		"type": "object",
		"required": false
	},
	"scenario#expectation.locations.selected": {
		"name": "Van het voorstel",
		"help": "De laadlocatie van het voorstel.",
		"type": "string | null",
		"required": false
	},
	"scenario#expectation.locations.alternative": {
		"name": "Van het advies",
		"help": "De laadlocatie van het advies.",
		"type": "string | null",
		"required": false
	},
	"scenario#expectation.reason": {
		"name": "Reden",
		"help": "De reden waarmee het proces is geannuleerd of on hold gezet.",
		"type": "string",
		"required": false
	},
	"scenario#expectation.events": {
		"name": "Gebeurtenissen",
		"help": "De soorten gebeurtenissen die erbij komen, in hun volgorde.",
		"type": "list of string",
		"required": false
	},
	"scenario#expectation.effects": {
		"name": "Gevolgen voor laadlocaties",
		"help": "De soorten gevolgen, in hun volgorde.",
		"type": "list of string",
		"required": false
	},
	"scenario#expectation.refused": {
		"name": "Geweigerd",
		"help": "De handeling wordt geweigerd en er verandert niets.",
		"type": "object",
		"required": false
	},
	"scenario#expectation.refused.code": {
		"name": "Code",
		"help": "De code van de weigering.",
		"type": "string",
		"required": true
	},
	"scenario#expectation.refused.message": {
		"name": "Melding",
		"help": "De tekst van de weigering.",
		"type": "string",
		"required": false
	},
	"scenario#expectation.refused.path": {
		"name": "Veld",
		"help": "Het veld waar het om gaat; \"\" is het hele formulier.",
		"type": "string",
		"required": false
	},
	"section.id": {
		"name": "Naam in de stap",
		"help": "Eén keer binnen de stap.",
		"type": "sectionId",
		"required": true
	},
	"section.title": {
		"name": "Kop",
		"help": "De kop van het onderdeel.",
		"type": "string",
		"required": false
	},
	"section.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"type": "string",
		"required": false
	},
	"section.schema": {
		"name": "Formulier",
		"help": "De groepen en velden. Opslaan mag met lege velden; afronden vraagt wat verplicht is.",
		"type": "form",
		"required": true
	},
	"section.ui": {
		"name": "Weergave",
		"help": "Hoe het formulier eruitziet, genest zoals het formulier. Namen met ui: horen bij het veld op die plaats.",
		"type": "ui",
		"required": false
	},
	"section.when": {
		"name": "Tonen als",
		"help": "Het onderdeel is te zien en telt mee zolang dit geldt. Weggelaten: altijd.",
		"type": "condition",
		"required": false
	},
	"section.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de velden gebeurt als het onderdeel bij het opslaan niet te zien is.",
		"type": "onHide",
		"required": false
	},
	"section.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het onderdeel zien. Weggelaten: iedereen die de stap ziet.",
		"type": "roles",
		"required": false
	},
	"section.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar in deze stap niet in te vullen.",
		"type": "boolean",
		"required": false
	},
	"section.fields": {
		"name": "Voorwaarden van velden",
		"help": "Per veld wanneer het te zien en in te vullen is.",
		"type": "fieldRule by name",
		"required": false
	},
	"section.derived": {
		"name": "Afgeleide waarden",
		"help": "Waarden die het systeem invult, in deze volgorde.",
		"type": "list of derivation",
		"required": false
	},
	"section.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen.",
		"type": "list of stepRule",
		"required": false
	},
	"section.save": {
		"name": "Regels bij opslaan",
		"help": "Wat bij elk opslaan moet kloppen.",
		"type": "list of stepRule",
		"required": false
	},
	"section.warn": {
		"name": "Waarschuwingen",
		"help": "Wat onwaarschijnlijk is: staat bij het veld, houdt niemand tegen en wordt met het opslaan bewaard.",
		"type": "list of warning",
		"required": false
	},
	"section.chains": {
		"name": "Ketens",
		"help": "Lijsten waarvan de regels uit een lijst van een eerdere stap komen. Een regel en die waar zij uit komt hebben hetzelfde kenmerk.",
		"type": "chain by name",
		"required": false
	},
	"section.unique": {
		"name": "Unieke velden",
		"help": "Velden waarvan geen ander proces van de organisatie dezelfde waarde mag hebben.",
		"type": "list of uniqueField",
		"required": false
	},
	"section.steering": {
		"name": "Sturende velden",
		"help": "Velden die een correctie niet mag veranderen hoewel geen voorwaarde ze leest. De andere sturende velden vindt het product zelf.",
		"type": "list of fieldPath",
		"required": false
	},
	"section#fieldRule.when": {
		"name": "Tonen als",
		"help": "Het veld is te zien en telt mee zolang dit geldt.",
		"type": "condition",
		"required": false
	},
	"section#fieldRule.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de waarde gebeurt als het veld bij het opslaan niet te zien is.",
		"type": "onHide",
		"required": false
	},
	"section#fieldRule.enabledWhen": {
		"name": "In te vullen als",
		"help": "Het veld is in te vullen zolang dit geldt. Te zien is het altijd.",
		"type": "condition",
		"required": false
	},
	"section#fieldRule.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, nooit in te vullen.",
		"type": "boolean",
		"required": false
	},
	"section#fieldRule.editRoles": {
		"name": "Te wijzigen door",
		"help": "Rollen die het veld mogen invullen. Weggelaten: wie de stap invult.",
		"type": "roles",
		"required": false
	},
	"section#derivation.field": {
		"name": "Veld",
		"help": "Het veld dat wordt ingevuld.",
		"type": "fieldPath",
		"required": true
	},
	"section#derivation.value": {
		"name": "Waarde",
		"help": "Wat er wordt ingevuld; null maakt het veld leeg.",
		"type": "value",
		"required": true
	},
	"section#derivation.on": {
		"name": "Bij wijziging van",
		"help": "Alleen invullen als dit veld verandert; leeg gemaakt neemt het mee wat er uit volgde.",
		"type": "fieldPath",
		"required": false
	},
	"section#derivation.proposal": {
		"name": "Als voorstel",
		"help": "Volgt het andere veld tot iemand zelf iets invult; leeg gemaakt volgt het weer.",
		"type": "boolean",
		"required": false
	},
	"section#derivation.when": {
		"name": "Alleen als",
		"help": "Alleen invullen zolang dit geldt.",
		"type": "condition",
		"required": false
	},
	"section#chain.from": {
		"name": "Uit",
		"help": "De lijst waar de regels uit komen.",
		"type": "fieldPath",
		"required": true
	},
	"section#chain.when": {
		"name": "Alleen als",
		"help": "Alleen regels van die lijst waarvoor dit geldt.",
		"type": "condition",
		"required": false
	},
	"section#chain.read": {
		"name": "Meelezen",
		"help": "Velden van de regel die daar worden gelezen en hier nooit ingevuld. Een correctie daar is hier te zien.",
		"type": "itemFields",
		"required": false
	},
	"section#chain.prefill": {
		"name": "Overnemen",
		"help": "Velden die worden overgenomen als de regel verschijnt, en daarna vrij zijn.",
		"type": "itemFields",
		"required": false
	},
	"section#chain.add": {
		"name": "Zelf toevoegen",
		"help": "Er mogen eigen regels bij.",
		"type": "boolean",
		"required": false
	},
	"section#chain.once": {
		"name": "Eenmalig",
		"help": "De regels verschijnen als de stap begint en zijn daarna vrij.",
		"type": "boolean",
		"required": false
	},
	"section#uniqueField.field": {
		"name": "Veld",
		"help": "Het veld dat uniek is.",
		"type": "fieldPath",
		"required": true
	},
	"section#uniqueField.within": {
		"name": "Binnen",
		"help": "Alleen processen met hier dezelfde waarde tellen. Weggelaten: alle van de organisatie.",
		"type": "fieldPath",
		"required": false
	},
	"section#uniqueField.message": {
		"name": "Melding",
		"help": "Wat er bij het veld komt te staan.",
		"type": "string",
		"required": true
	},
	"section#stepRule.unless": {
		"name": "Moet gelden",
		"help": "De regel is overtreden als dit niet geldt.",
		"type": "condition",
		"required": true
	},
	"section#stepRule.field": {
		"name": "Veld",
		"help": "Waar de melding staat. Weggelaten: boven het formulier.",
		"type": "fieldPath",
		"required": false
	},
	"section#stepRule.message": {
		"name": "Melding",
		"help": "Wat er komt te staan als de regel is overtreden.",
		"type": "string",
		"required": true
	},
	"section#stepRule.correction": {
		"name": "Ook bij corrigeren",
		"help": "De regel geldt ook voor een correctie.",
		"type": "boolean",
		"required": false
	},
	"section#stepRule.warnAtSave": {
		"name": "Waarschuwt bij opslaan",
		"help": "Opslaan zonder afronden gaat door en geeft de melding als waarschuwing.",
		"type": "boolean",
		"required": false
	},
	"section#warning.unless": {
		"name": "Moet gelden",
		"help": "Onwaarschijnlijk als dit niet geldt. Schrijf ook op wat geldt zolang een veld leeg is.",
		"type": "condition",
		"required": true
	},
	"section#warning.field": {
		"name": "Veld",
		"help": "Waar de melding staat.",
		"type": "fieldPath",
		"required": true
	},
	"section#warning.message": {
		"name": "Melding",
		"help": "Wat er bij het veld komt te staan.",
		"type": "string",
		"required": true
	},
	"section#form.type": {
		"name": "Soort",
		"help": "Altijd 'object'.",
		"type": "\"object\"",
		"required": true
	},
	"section#form.title": {
		"name": "Kop",
		"help": "De kop van de groep.",
		"type": "string",
		"required": false
	},
	"section#form.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"type": "string",
		"required": false
	},
	"section#form.properties": {
		"name": "Velden",
		"help": "Groepen en velden, op naam.",
		"type": "field by name",
		"required": true
	},
	"section#form.required": {
		"name": "Verplicht",
		"help": "Velden die bij afronden ingevuld moeten zijn; opslaan mag zonder.",
		"type": "list of string",
		"required": false
	},
	"section#singleField.type": {
		"name": "Soort",
		"help": "Wat het veld bevat. Samen met null als een leeggelaten waarde ook goed is.",
		"type": "list | valueType",
		"required": true
	},
	"section#singleField.title": {
		"name": "Label",
		"help": "De naam boven het veld.",
		"type": "string",
		"required": false
	},
	"section#singleField.description": {
		"name": "Toelichting",
		"help": "Een korte aanwijzing bij het veld.",
		"type": "string",
		"required": false
	},
	"section#singleField.default": {
		"name": "Beginwaarde",
		"help": "De waarde waarmee een nieuw proces of een nieuwe regel begint.",
		"type": "string | number | boolean | array",
		"required": false
	},
	"section#singleField.format": {
		"name": "Vorm",
		"help": "Wat een tekst mag bevatten.",
		"type": "format",
		"required": false
	},
	"section#singleField.minLength": {
		"name": "Minste tekens",
		"help": "Zoveel tekens vraagt afronden op zijn minst.",
		"type": "integer",
		"required": false
	},
	"section#singleField.maxLength": {
		"name": "Meeste tekens",
		"help": "Meer tekens passen er niet in.",
		"type": "integer",
		"required": false
	},
	"section#singleField.minimum": {
		"name": "Kleinste getal",
		"help": "Een kleiner getal wordt geweigerd.",
		"type": "number",
		"required": false
	},
	"section#singleField.maximum": {
		"name": "Grootste getal",
		"help": "Een groter getal wordt geweigerd.",
		"type": "number",
		"required": false
	},
	"section#singleField.multipleOf": {
		"name": "Stapgrootte",
		"help": "Het getal is een veelvoud hiervan.",
		"type": "number",
		"required": false
	},
	"section#singleField.oneOf": {
		"name": "Keuzes",
		"help": "De keuzes, in de volgorde waarin ze te zien zijn.",
		"type": "list of option",
		"required": false
	},
	"section#singleField.items": {
		"name": "Regel",
		"help": "Wat elke regel van de lijst is.",
		"type": "field",
		"required": false
	},
	"section#singleField.minItems": {
		"name": "Minste regels",
		"help": "Zoveel regels vraagt afronden op zijn minst.",
		"type": "integer",
		"required": false
	},
	"section#singleField.maxItems": {
		"name": "Meeste regels",
		"help": "Meer regels passen er niet in.",
		"type": "integer",
		"required": false
	},
	"section#singleField.uniqueItems": {
		"name": "Geen dubbele",
		"help": "Twee regels zijn nooit gelijk.",
		"type": "boolean",
		"required": false
	},
	"section#singleField.x-message": {
		"name": "Melding",
		"help": "De melding van het veld, wat er ook mis is; in plaats van de gewone.",
		"type": "string",
		"required": false
	},
	"section#singleField.x-messages": {
		"name": "Meldingen per fout",
		"help": "De melding per soort fout; gaat voor de melding van het veld.",
		"type": "string by name",
		"required": false
	},
	"section#option.const": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"type": "string | number | boolean",
		"required": true
	},
	"section#option.title": {
		"name": "Label",
		"help": "Wat te lezen is. Alleen leeg bij de keuze voor niets, waarvan de waarde ook leeg is.",
		"type": "string",
		"required": true
	},
	"section#option.x-inactive": {
		"name": "Niet meer aangeboden",
		"help": "Blijft geldig waar het gekozen is, met '(inactief)' erachter.",
		"type": "boolean",
		"required": false
	},
	"section#ui.ui:widget": {
		"name": "Getoond als",
		"help": "Waarmee het veld of onderdeel wordt getekend.",
		"type": "widget",
		"required": false
	},
	"section#ui.ui:options": {
		"name": "Instellingen",
		"help": "Instellingen van hoe het wordt getoond.",
		"type": "uiOptions",
		"required": false
	},
	"section#ui.ui:order": {
		"name": "Volgorde",
		"help": "De volgorde van de velden; * staat voor de andere.",
		"type": "list of string",
		"required": false
	},
	"section#ui.ui:placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Verdwijnt zodra er iets is ingevuld.",
		"type": "string",
		"required": false
	},
	"section#ui.ui:help": {
		"name": "Hulptekst",
		"help": "Staat onder het veld.",
		"type": "string",
		"required": false
	},
	"section#ui.ui:title": {
		"name": "Ander label",
		"help": "In plaats van het label van het formulier.",
		"type": "string",
		"required": false
	},
	"section#ui.ui:description": {
		"name": "Andere toelichting",
		"help": "In plaats van de toelichting van het formulier.",
		"type": "string",
		"required": false
	},
	"start-document.title": {
		"name": "Titel",
		"help": "De titel op de eerste bladzijde.",
		"type": "string",
		"required": false
	},
	"start-document.sections": {
		"name": "Delen",
		"help": "De delen van het document, in hun volgorde.",
		"type": "list of documentSection",
		"required": true
	},
	"start-document#documentSection.title": {
		"name": "Kop",
		"help": "De kop van het deel.",
		"type": "string",
		"required": true
	},
	"start-document#documentSection.rows": {
		"name": "Regels",
		"help": "De regels van de tabel, in hun volgorde.",
		"type": "list of documentRow",
		"required": false
	},
	"start-document#documentSection.map": {
		"name": "Kaart",
		"help": "Een kaart van de voorgestelde locatie onder de tabel.",
		"type": "boolean",
		"required": false
	},
	"start-document#documentSection.pictures": {
		"name": "Foto's",
		"help": "De soort bestanden waarvan de foto's te zien zijn. Hoofdletters tellen niet.",
		"type": "string",
		"required": false
	},
	"start-document#factRow.fact": {
		"name": "Gegeven",
		"help": "Welk gegeven van het proces er staat.",
		"type": "\"case-reference\" | \"reference\" | \"process-type\" | \"step\" | \"requests\" | \"address\" | \"coordinates\" | \"started-on\" | \"made-on\"",
		"required": true
	},
	"start-document#factRow.label": {
		"name": "Label",
		"help": "In plaats van het eigen label.",
		"type": "string",
		"required": false
	},
	"start-document#fieldRow.field": {
		"name": "Veld",
		"help": "Een veld van de flow. Label en schrijfwijze zijn die van het formulier.",
		"type": "fieldPath",
		"required": true
	},
	"start-document#fieldRow.label": {
		"name": "Label",
		"help": "In plaats van het eigen label.",
		"type": "string",
		"required": false
	},
	"start-document#groupRow.group": {
		"name": "Groep",
		"help": "Een groep van de flow: een regel voor elk veld dat te zien is.",
		"type": "fieldPath",
		"required": true
	},
	"start-document#partiesRow.parties": {
		"name": "Soorten partijen",
		"help": "De partijen van deze soorten bij naam, elk met het label van haar veld.",
		"type": "list of \"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": true
	},
	"tenant.slug": {
		"name": "Naam in het adres",
		"help": "Waarmee adressen de organisatie noemen. Gelijk aan de naam van haar map.",
		"type": "slug",
		"required": true
	},
	"tenant.name": {
		"name": "Interne naam",
		"help": "Waarmee bewaarde gegevens de organisatie noemen. Gelijk aan de naam in het adres.",
		"type": "string",
		"required": true
	},
	"tenant.label": {
		"name": "Naam",
		"help": "Hoe de organisatie heet. Weggelaten: het acroniem.",
		"type": "string",
		"required": false
	},
	"tenant.acronym": {
		"name": "Acroniem",
		"help": "De korte naam.",
		"type": "string",
		"required": true
	},
	"tenant.export": {
		"name": "Exporteren",
		"help": "Hoe lijsten als spreadsheet worden geëxporteerd.",
		"type": "object",
		"required": false
	},
	"tenant.export.postalCodes": {
		"name": "Postcodes",
		"help": "formatted: geschreven als 1234 AB. stored: zoals ze zijn ingevuld.",
		"type": "\"formatted\" | \"stored\"",
		"required": false
	},
	"tenant.pageTitle": {
		"name": "Titel van de pagina",
		"help": "Wat er op het tabblad van de browser staat.",
		"type": "string",
		"required": true
	},
	"tenant.baseUrl": {
		"name": "Eigen adres",
		"help": "Het webadres van de organisatie, waaraan zij wordt herkend. Leeg: geen eigen adres.",
		"type": "string",
		"required": false
	},
	"tenant.default": {
		"name": "Standaard",
		"help": "De organisatie voor wie er geen noemt. Bij meer organisaties heeft precies één dit.",
		"type": "boolean",
		"required": false
	},
	"tenant.supportAddress": {
		"name": "E-mail voor hulp",
		"help": "Staat onder aan de pagina.",
		"type": "string",
		"required": true
	},
	"tenant.accessibilityStatement": {
		"name": "Toegankelijkheidsverklaring",
		"help": "Het webadres van de verklaring van de organisatie, zoals die in het register staat. De pagina Toegankelijkheid noemt haar.",
		"type": "string",
		"required": false
	},
	"tenant.theme": {
		"name": "Vormgeving",
		"help": "De kleuren en het logo.",
		"type": "theme",
		"required": true
	},
	"tenant.flow": {
		"name": "Flow",
		"help": "Het kenmerk van de flow waarmee nieuwe processen beginnen.",
		"type": "uuid",
		"required": true
	},
	"tenant.access": {
		"name": "Rechten",
		"help": "Per recht de rollen die het hebben. Een weggelaten recht heeft zijn standaard, of is van niemand.",
		"type": "object",
		"required": true
	},
	"tenant.access.requestlist": {
		"name": "Aanvragen zien",
		"help": "De lijst met aanvragen en hun pagina's.",
		"type": "roles",
		"required": false
	},
	"tenant.access.requestlocations": {
		"name": "Plekken van aanvragen zien",
		"help": "Waar aanvragen zijn, en verder niets.",
		"type": "roles",
		"required": false
	},
	"tenant.access.realisationlist": {
		"name": "Processen zien",
		"help": "De lijst met realisatieprocessen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.locationlist": {
		"name": "Laadlocaties zien",
		"help": "De lijst met laadlocaties.",
		"type": "roles",
		"required": false
	},
	"tenant.access.realisationbtn": {
		"name": "Proces starten",
		"help": "Een nieuw realisatieproces beginnen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.requestcomment": {
		"name": "Aanvraag toelichten",
		"help": "Opmerkingen bij aanvragen schrijven.",
		"type": "roles",
		"required": false
	},
	"tenant.access.realisationcomment": {
		"name": "Proces toelichten",
		"help": "Opmerkingen bij processen schrijven.",
		"type": "roles",
		"required": false
	},
	"tenant.access.canChangeStatus": {
		"name": "Status wijzigen",
		"help": "On hold zetten, hervatten, annuleren en herstellen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.canChangeCommentStatus": {
		"name": "Status van opmerkingen wijzigen",
		"help": "Ook opmerkingen bij aanvragen verwijderen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.canModerateComments": {
		"name": "Opmerkingen beheren",
		"help": "Opmerkingen van anderen wijzigen en verwijderen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.canConfirmTrafficDecisions": {
		"name": "Verkeersbesluit onherroepelijk melden",
		"help": "Ook ongedaan maken.",
		"type": "roles",
		"required": false
	},
	"tenant.access.canAccessDebugger": {
		"name": "Foutopsporing",
		"help": "De pagina's voor foutopsporing gebruiken.",
		"type": "roles",
		"required": false
	},
	"tenant.access.automatedViews": {
		"name": "Aanzichten laten maken",
		"help": "Bovenaanzichten en zijaanzichten automatisch laten maken.",
		"type": "roles",
		"required": false
	},
	"tenant.access.generateStartDoc": {
		"name": "Startdocument maken",
		"help": "Een gemaakt startdocument downloaden.",
		"type": "roles",
		"required": false
	},
	"tenant.access.admin": {
		"name": "Beheren",
		"help": "De instellingen beheren.",
		"type": "roles",
		"required": false
	},
	"tenant.access.reporting": {
		"name": "Rapportages zien",
		"help": "De rapportages openen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.customerreports": {
		"name": "Rapportages voor klanten zien",
		"help": "De rapportages openen die voor klanten zijn.",
		"type": "roles",
		"required": false
	},
	"tenant.access.eventlog": {
		"name": "Gebeurtenissen zien",
		"help": "De gebeurtenissen van een proces.",
		"type": "roles",
		"required": false
	},
	"tenant.access.chargingpoints": {
		"name": "Laadpunten zien",
		"help": "De laadpunten op kaarten.",
		"type": "roles",
		"required": false
	},
	"tenant.access.manuals": {
		"name": "Handleidingen lezen",
		"help": "De handleidingen openen.",
		"type": "roles",
		"required": false
	},
	"tenant.access.export": {
		"name": "Exporteren",
		"help": "Lijsten als spreadsheet opslaan.",
		"type": "roles",
		"required": false
	},
	"tenant.access.design": {
		"name": "Ontwerpen",
		"help": "Ontwerpen van de bestanden van de organisatie maken en wijzigen, waar de installatie dat aanzet. Wat loopt verandert niet.",
		"type": "roles",
		"required": false
	},
	"tenant.access.publish": {
		"name": "Publiceren",
		"help": "Van ontwerpen een uitgave maken, die goedkeuren en laten lopen, waar de installatie dat aanzet. Wie dit recht en het recht om te ontwerpen heeft, verandert geen uitgave.",
		"type": "roles",
		"required": false
	},
	"tenant.roles": {
		"name": "Rollen",
		"help": "Rollen van deze organisatie zelf, naast die van het product; of een andere naam voor een rol van het product.",
		"type": "object by name",
		"required": false
	},
	"tenant.roles.label": {
		"name": "Naam",
		"help": "Wat gebruikers lezen.",
		"type": "string",
		"required": true
	},
	"tenant.fileCategories": {
		"name": "Soorten bestanden",
		"help": "Soorten bestanden van deze organisatie zelf, naast die van het product: beelden en PDF.",
		"type": "list of string",
		"required": false
	},
	"tenant.judges": {
		"name": "Beoordelaars",
		"help": "Rollen die aanvragen beoordelen.",
		"type": "roles",
		"required": false
	},
	"tenant.terms": {
		"name": "Termijnen",
		"help": "Afspraken en wettelijke termijnen: wanneer een stap af moet zijn. De klok volgt uit wat er gebeurd is.",
		"type": "term by name",
		"required": false
	},
	"tenant.forecast": {
		"name": "Verwachte einddatum",
		"help": "Zeggen wanneer een lopend proces naar verwachting klaar is, naar hoe lang eerdere processen duurden.",
		"type": "boolean",
		"required": false
	},
	"tenant.today": {
		"name": "Vandaag",
		"help": "Wat op de pagina Vandaag staat.",
		"type": "object",
		"required": false
	},
	"tenant.today.groups": {
		"name": "Groepen",
		"help": "Welke groepen er staan: stappen, te beoordelen aanvragen, opmerkingen, termijnen en concepten.",
		"type": "list of \"steps\" | \"judge\" | \"answer\" | \"terms\" | \"drafts\"",
		"required": false
	},
	"tenant.today.figures": {
		"name": "Cijfers",
		"help": "Welke aantallen erboven staan voor wie rapportages mag zien. Elk opent de lijst met dezelfde inhoud: de tab van een status, wat verlopen is (late), wat later verwacht wordt dan gepland (behind) of wat naar verwachting binnen dertig dagen klaar is (soon).",
		"type": "list of \"active\" | \"onhold\" | \"completed\" | \"cancelled\" | \"late\" | \"behind\" | \"soon\"",
		"required": false
	},
	"tenant.tell": {
		"name": "Berichten per e-mail",
		"help": "Waarover mensen bericht per e-mail krijgen zolang zij er zelf niets over kozen. In hun Postvak zetten zij het aan of uit.",
		"type": "object",
		"required": false
	},
	"tenant.tell.now": {
		"name": "Meteen",
		"help": "Wat meteen wordt gemaild: genoemd worden, en antwoorden in een gesprek.",
		"type": "list of \"mention\" | \"reply\"",
		"required": false
	},
	"tenant.tell.daily": {
		"name": "Dagelijks",
		"help": "Wat in één bericht per dag staat, om half acht: genoemd worden, een rol die genoemd wordt, antwoorden, toegewezen opmerkingen, stappen die komen of zijn teruggezet, termijnen die bijna of al voorbij zijn, en selecties die iemand volgt.",
		"type": "list of \"mention\" | \"role\" | \"reply\" | \"assign\" | \"step\" | \"back\" | \"near\" | \"over\" | \"view\"",
		"required": false
	},
	"tenant.bulk": {
		"name": "Voor meer tegelijk",
		"help": "Wat met meer processen of aanvragen tegelijk gedaan kan worden door wie dat ook met elk afzonderlijk mag.",
		"type": "object",
		"required": false
	},
	"tenant.bulk.onhold": {
		"name": "On hold en hervatten",
		"help": "Processen on hold zetten en hervatten.",
		"type": "boolean",
		"required": false
	},
	"tenant.bulk.cancel": {
		"name": "Annuleren",
		"help": "Processen annuleren, met een reden.",
		"type": "boolean",
		"required": false
	},
	"tenant.bulk.tags": {
		"name": "Tags",
		"help": "Tags aan processen geven en wegnemen.",
		"type": "boolean",
		"required": false
	},
	"tenant.bulk.stakeholders": {
		"name": "Betrokken partijen",
		"help": "Soorten partijen die bij meer processen tegelijk vervangen kunnen worden.",
		"type": "list of \"contractor\" | \"gridoperator\" | \"municipality\"",
		"required": false
	},
	"tenant.bulk.judge": {
		"name": "Beoordelen",
		"help": "Beoordelingen die aan meer aanvragen tegelijk gegeven kunnen worden.",
		"type": "list of \"accept\" | \"reject\" | \"remove\"",
		"required": false
	},
	"tenant.bulk.most": {
		"name": "Hoogste aantal",
		"help": "Hoeveel processen of aanvragen hoogstens tegelijk gekozen kunnen worden.",
		"type": "integer",
		"required": false
	},
	"tenant.filterWords": {
		"name": "Filterwoorden",
		"help": "Filters van de lijst met processen, in de volgorde van de tabs. Met het eerste opent de lijst.",
		"type": "list of object",
		"required": true
	},
	"tenant.filterWords.word": {
		"name": "Woord in het adres",
		"help": "Naam van het filter in het adres.",
		"type": "string",
		"required": true
	},
	"tenant.filterWords.label": {
		"name": "Naam",
		"help": "Wat op de tab staat.",
		"type": "string",
		"required": true
	},
	"tenant.filterWords.category": {
		"name": "Inhoud",
		"help": "Welke processen er staan.",
		"type": "\"active\" | \"municipality\" | \"cpo\" | \"onhold\" | \"completed\" | \"cancelled\"",
		"required": true
	},
	"tenant.filterWords.aliases": {
		"name": "Andere woorden",
		"help": "Woorden die naar dit filter leiden.",
		"type": "list of string",
		"required": false
	},
	"tenant.processTypes": {
		"name": "Procestypen",
		"help": "Typen die een proces kan hebben. Het eerste is de standaard.",
		"type": "list of object",
		"required": true
	},
	"tenant.processTypes.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"type": "string",
		"required": true
	},
	"tenant.processTypes.text": {
		"name": "Naam",
		"help": "Hoe het type heet.",
		"type": "string",
		"required": true
	},
	"tenant.processTypes.meta": {
		"name": "Kenmerken",
		"help": "Het subtype, en wat lijsten verder tonen.",
		"type": "object",
		"required": false
	},
	"tenant.processTypes.meta.subtype": {
		"name": "Subtype",
		"help": "Het subtype dat processen van dit type krijgen.",
		"type": "string",
		"required": false
	},
	"tenant.onHoldReasons": {
		"name": "Redenen voor on hold",
		"help": "Redenen om een proces on hold te zetten.",
		"type": "list of reason",
		"required": true
	},
	"tenant.cancelReasons": {
		"name": "Redenen voor annuleren",
		"help": "Redenen om een proces te annuleren.",
		"type": "list of reason",
		"required": true
	},
	"tenant.reasonOptions": {
		"name": "Redenen van een oordeel",
		"help": "Redenen bij het oordeel over een aanvraag.",
		"type": "list of object",
		"required": false
	},
	"tenant.reasonOptions.status": {
		"name": "Status",
		"help": "Bij welk oordeel de reden hoort: 3 geaccepteerd, 4 afgewezen, 5 verwijderd.",
		"type": "3 | 4 | 5",
		"required": true
	},
	"tenant.reasonOptions.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"type": "string",
		"required": true
	},
	"tenant.reasonOptions.text": {
		"name": "Tekst",
		"help": "De reden zoals zij te lezen is.",
		"type": "string",
		"required": true
	},
	"tenant.reasonOptions.short": {
		"name": "Korte tekst",
		"help": "De reden in lijsten.",
		"type": "string",
		"required": false
	},
	"tenant.reasonOptions.custom": {
		"name": "Eigen tekst",
		"help": "Wie oordeelt schrijft zelf een tekst.",
		"type": "boolean",
		"required": false
	},
	"tenant.reasonOptions.placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Bij een eigen tekst, zolang er niets staat.",
		"type": "string",
		"required": false
	},
	"tenant.requests": {
		"name": "Aanvragen",
		"help": "Hoe aanvragen bij de organisatie binnenkomen.",
		"type": "requests",
		"required": false
	},
	"tenant.startDocument": {
		"name": "Startdocument",
		"help": "Wat er in het startdocument van een proces staat. Weggelaten: dat van het product.",
		"type": "start-document",
		"required": false
	},
	"tenant.monitoring": {
		"name": "Monitoring",
		"help": "Gegevens over het gebruik van laadlocaties.",
		"type": "object",
		"required": false
	},
	"tenant.monitoring.enabled": {
		"name": "Aan",
		"help": "Te zien bij een aanvraag.",
		"type": "boolean",
		"required": true
	},
	"tenant.monitoring.limit": {
		"name": "Grens voor druk",
		"help": "Vanaf deze bezetting telt een laadlocatie als druk.",
		"type": "number",
		"required": true
	},
	"tenant.monitoring.chartLimit": {
		"name": "Grens in de grafiek",
		"help": "Hetzelfde voor de grafiek van één laadpunt.",
		"type": "number",
		"required": false
	},
	"tenant.search": {
		"name": "Zoeken",
		"help": "Zoeken in de lijsten.",
		"type": "object",
		"required": true
	},
	"tenant.search.keys": {
		"name": "Waarin",
		"help": "De gegevens waarin wordt gezocht.",
		"type": "list of \"reference\" | \"name\" | \"address\" | \"postalCode\" | \"city\" | \"municipality\" | \"statusLabel\" | \"contractor\" | \"gridOperator\" | \"buildingCode\" | \"pid\" | \"customer\" | \"region\"",
		"required": true
	},
	"tenant.search.placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Staat in het zoekveld zolang er niets is getypt.",
		"type": "string",
		"required": true
	},
	"tenant.municipalityOptions": {
		"name": "Gemeenten",
		"help": "De gemeenten van de organisatie.",
		"type": "list of object",
		"required": false
	},
	"tenant.municipalityOptions.value": {
		"name": "Code",
		"help": "De officiële code.",
		"type": "geographyCode",
		"required": true
	},
	"tenant.municipalityOptions.text": {
		"name": "Naam",
		"help": "Hoe de gemeente heet.",
		"type": "string",
		"required": true
	},
	"tenant.municipalityOptions.disabled": {
		"name": "Niet aangeboden",
		"help": "Wel te zien, niet te kiezen.",
		"type": "boolean",
		"required": false
	},
	"tenant.municipalityDefault": {
		"name": "Standaardgemeente",
		"help": "De gemeente waarmee een nieuw proces begint.",
		"type": "geographyCode",
		"required": false
	},
	"tenant.gridOperatorsByMunicipalityCode": {
		"name": "Netbeheerder per gemeente",
		"help": "Wordt vooraf ingevuld en blijft te wijzigen.",
		"type": "stakeholderSlug by name",
		"required": false
	},
	"tenant.contractorsByMunicipalityCode": {
		"name": "Aannemer per gemeente",
		"help": "Wordt vooraf ingevuld en blijft te wijzigen.",
		"type": "stakeholderSlug by name",
		"required": false
	},
	"tenant.contractors": {
		"name": "Aannemers",
		"help": "De aannemers waarmee de organisatie begint.",
		"type": "list of listEntry",
		"required": false
	},
	"tenant.stakeholders": {
		"name": "Partijen",
		"help": "De partijen waarmee de organisatie begint; er kunnen er bij komen.",
		"type": "list of object",
		"required": false
	},
	"tenant.stakeholders.category": {
		"name": "Soort",
		"help": "Wat de partij is.",
		"type": "\"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": true
	},
	"tenant.stakeholders.slug": {
		"name": "Kenmerk",
		"help": "Eén keer in de organisatie. Dat van een gemeente eindigt op haar code.",
		"type": "stakeholderSlug",
		"required": true
	},
	"tenant.stakeholders.name": {
		"name": "Naam",
		"help": "Hoe de partij heet.",
		"type": "string",
		"required": true
	},
	"tenant.stakeholders.enabled": {
		"name": "Aangeboden",
		"help": "De partij is te kiezen.",
		"type": "boolean",
		"required": true
	},
	"tenant.tags": {
		"name": "Tags",
		"help": "De tags waarmee de organisatie begint.",
		"type": "list of listEntry",
		"required": false
	},
	"tenant.pids": {
		"name": "PID's",
		"help": "De PID's waarmee de organisatie begint.",
		"type": "list of listEntry",
		"required": false
	},
	"tenant.map": {
		"name": "Kaarten",
		"help": "Hoe kaarten eruitzien.",
		"type": "object",
		"required": true
	},
	"tenant.map.center": {
		"name": "Midden",
		"help": "Waar een kaart zonder locatie begint.",
		"type": "object",
		"required": true
	},
	"tenant.map.center.latitude": {
		"name": "Breedtegraad",
		"help": "Graden noord.",
		"type": "number",
		"required": true
	},
	"tenant.map.center.longitude": {
		"name": "Lengtegraad",
		"help": "Graden oost.",
		"type": "number",
		"required": true
	},
	"tenant.map.zoom": {
		"name": "Zoom",
		"help": "De zoom waarmee een kaart begint.",
		"type": "number",
		"required": true
	},
	"tenant.map.bounds": {
		"name": "Grenzen",
		"help": "De hoek linksonder en de hoek rechtsboven van de kaart, elk als [breedte, lengte].",
		"type": "list of list of number",
		"required": true
	},
	"tenant.map.countries": {
		"name": "Landen",
		"help": "De landen waarin naar adressen wordt gezocht. Van het eerste gelden de feestdagen: die tellen niet als werkdag, en dan gaan er geen berichten per e-mail uit.",
		"type": "list of \"nl\" | \"be\"",
		"required": true
	},
	"tenant.map.language": {
		"name": "Taal",
		"help": "De taal van wat de kaart voorleest.",
		"type": "\"nl\"",
		"required": false
	},
	"tenant.map.backgroundAttribution": {
		"name": "Bron van de kaart",
		"help": "Wie wordt genoemd bij de kaart zonder tegels. Weggelaten: de bronnen van het Nederlandse deel.",
		"type": "string",
		"required": false
	},
	"tenant.map.areaLayer": {
		"name": "Laag met gebieden",
		"help": "Gebieden met een vergunning: een GeoJSON-bestand in de map van de organisatie, of het adres ervan. Weggelaten: geen laag.",
		"type": "string",
		"required": false
	},
	"tenant.map.realisationLayer": {
		"name": "Laag met processen",
		"help": "De kaart van een aanvraag toont ook de realisatieprocessen.",
		"type": "boolean",
		"required": false
	},
	"tenant.map.importSource": {
		"name": "Herkomst met type en fase",
		"help": "Laadlocaties van deze herkomst vertellen hun type en fase. Weggelaten: geen enkele.",
		"type": "string",
		"required": false
	},
	"tenant.locationPickerDiameter": {
		"name": "Cirkel om de plek",
		"help": "De doorsnede in meters waarbinnen laadpunten te zien zijn.",
		"type": "integer",
		"required": false
	},
	"tenant.benchmarkMenu": {
		"name": "Uitsplitsingen van doorlooptijden",
		"help": "Waarop de doorlooptijden uit te splitsen zijn.",
		"type": "list of \"municipality\" | \"gridoperator\" | \"contractor\" | \"type\" | \"NumberOfChargingStations\"",
		"required": false
	},
	"tenant.reports": {
		"name": "Rapportages",
		"help": "De rapportages en hun menu. Wat is weggelaten is dat van het product.",
		"type": "object",
		"required": false
	},
	"tenant.reports.menu": {
		"name": "Menu",
		"help": "Het menu van de rapportages, in delen.",
		"type": "list of reportSegment",
		"required": false
	},
	"tenant.reports.years": {
		"name": "Jaren",
		"help": "Jaren van aanmaak om op te filteren.",
		"type": "list of integer",
		"required": false
	},
	"tenant.reports.measures": {
		"name": "Maten",
		"help": "Wat over processen wordt opgeteld, op naam.",
		"type": "reportMeasure by name",
		"required": false
	},
	"tenant.proactiveRounds": {
		"name": "Ronden van vooraf gekozen locaties",
		"help": "Weglaten als de organisatie er geen heeft.",
		"type": "list of string",
		"required": false
	},
	"tenant.canResetDateValue": {
		"name": "Geplande datum te annuleren",
		"help": "De geplande datum kan op Cancelled worden gezet.",
		"type": "boolean",
		"required": false
	},
	"tenant.sharedLocations": {
		"name": "Gedeelde laadlocaties",
		"help": "Processen delen de laadlocaties: annuleren geeft de locatie vrij, en herstellen kan niet als zij is afgewezen of bezet.",
		"type": "boolean",
		"required": false
	},
	"tenant.loading": {
		"name": "Laden van lijsten",
		"help": "paged: pagina voor pagina. whole: alles in één keer.",
		"type": "\"paged\" | \"whole\"",
		"required": false
	},
	"tenant.syncIntervalMs": {
		"name": "Tijd tussen bijwerken",
		"help": "Het aantal milliseconden tussen twee keer automatisch bijwerken.",
		"type": "integer",
		"required": false
	},
	"tenant.manuals": {
		"name": "Handleidingen",
		"help": "Het menu van de handleidingen. Weggelaten: dat van het product. De tekst van een pagina staat in de map van de organisatie, anders geldt die van het product.",
		"type": "object",
		"required": false
	},
	"tenant.manuals.segments": {
		"name": "Delen",
		"help": "De delen van het menu, elk met een kop.",
		"type": "list of object",
		"required": true
	},
	"tenant.manuals.segments.title": {
		"name": "Kop",
		"help": "Een deel waarvan de lezer geen pagina mag zien, wordt weggelaten.",
		"type": "string",
		"required": true
	},
	"tenant.manuals.segments.pages": {
		"name": "Pagina's",
		"help": "De pagina's van het deel, in hun volgorde.",
		"type": "list of manualPage",
		"required": true
	},
	"tenant.tour": {
		"name": "Rondleiding",
		"help": "Enkele korte teksten voor wie het product voor het eerst ziet.",
		"type": "object",
		"required": false
	},
	"tenant.tour.enabled": {
		"name": "Aan",
		"help": "Iedereen ziet de rondleiding één keer.",
		"type": "boolean",
		"required": true
	},
	"tenant.tour.date": {
		"name": "Datum",
		"help": "Wie de rondleiding voor deze dag zag, ziet haar opnieuw.",
		"type": "string",
		"required": false
	},
	"tenant.tour.pages": {
		"name": "Pagina's",
		"help": "De rondleidingen, elk over de pagina waarop zij opent. Die van de eerste pagina die er een heeft, komt vanzelf, één keer; de andere als iemand erom vraagt.",
		"type": "list of object",
		"required": false
	},
	"tenant.tour.pages.helps": {
		"name": "Adressen",
		"help": "Waarmee de adressen van de pagina beginnen, zoals bij een pagina van de handleiding.",
		"type": "list of string",
		"required": true
	},
	"tenant.tour.pages.steps": {
		"name": "Stappen",
		"help": "Wat de rondleiding vertelt, in deze volgorde.",
		"type": "list of object",
		"required": true
	},
	"tenant.tour.pages.steps.title": {
		"name": "Kop",
		"help": "De kop van deze stap.",
		"type": "string",
		"required": true
	},
	"tenant.tour.pages.steps.text": {
		"name": "Tekst",
		"help": "Wat deze stap vertelt.",
		"type": "string",
		"required": true
	},
	"tenant.tour.pages.steps.at": {
		"name": "Wijst naar",
		"help": "De naam op de pagina van een onderdeel, een knop of een veld. Waar niets die naam heeft, wordt de stap overgeslagen.",
		"type": "string",
		"required": true
	},
	"tenant.tour.pages.steps.needs": {
		"name": "Rechten",
		"help": "Alleen voor wie een van deze rechten heeft. Weggelaten: voor iedereen.",
		"type": "attributes",
		"required": false
	},
	"tenant.tour.pages.steps.manual": {
		"name": "Handleiding",
		"help": "De pagina die meer vertelt.",
		"type": "pageSlug",
		"required": false
	},
	"tenant.lists": {
		"name": "Lijsten",
		"help": "Wat de lijsten van deze organisatie anders hebben dan die van het product.",
		"type": "object",
		"required": false
	},
	"tenant.lists.realisations": {
		"name": "Processen",
		"help": "De lijst met realisatieprocessen.",
		"type": "list",
		"required": false
	},
	"tenant.lists.requests": {
		"name": "Aanvragen",
		"help": "De lijst met aanvragen.",
		"type": "list",
		"required": false
	},
	"tenant.lists.locations": {
		"name": "Laadlocaties",
		"help": "De lijst met laadlocaties.",
		"type": "list",
		"required": false
	},
	"tenant.options": {
		"name": "Keuzelijsten",
		"help": "Eigen keuzelijsten, op naam, voor velden waarvan de keuzes niet in de flow staan.",
		"type": "list of option by name",
		"required": false
	},
	"tenant.texts": {
		"name": "Teksten",
		"help": "Teksten in plaats van die van het product, op hun sleutel.",
		"type": "string by name",
		"required": false
	},
	"tenant.demo": {
		"name": "Demonstratie",
		"help": "Wat een demonstratie toevoegt.",
		"type": "object",
		"required": false
	},
	"tenant.demo.accounts": {
		"name": "Accounts",
		"help": "Accounts waarmee iedereen op een demonstratie kan inloggen.",
		"type": "list of object",
		"required": true
	},
	"tenant.demo.accounts.email": {
		"name": "E-mail",
		"help": "Het e-mailadres om mee in te loggen.",
		"type": "string",
		"required": true
	},
	"tenant.demo.accounts.name": {
		"name": "Naam",
		"help": "Hoe het account heet.",
		"type": "string",
		"required": true
	},
	"tenant.demo.accounts.roles": {
		"name": "Rollen",
		"help": "Per rol de codes waarvoor zij geldt, of de namen van de klanten; * is alles.",
		"type": "list of string by name",
		"required": true
	},
	"tenant.demo.accounts.termsAccepted": {
		"name": "Voorwaarden aanvaard",
		"help": "Nee voor wie eerst de gebruiksvoorwaarden te zien krijgt.",
		"type": "boolean",
		"required": false
	},
	"tenant#term.label": {
		"name": "Naam",
		"help": "Wat gebruikers lezen.",
		"type": "string",
		"required": true
	},
	"tenant#term.starts": {
		"name": "Begint",
		"help": "De stap die de termijn laat beginnen. Een stap die opnieuw begint, begint ook de termijn opnieuw.",
		"type": "object",
		"required": false
	},
	"tenant#term.starts.step": {
		"name": "Stap",
		"help": "De code van de stap.",
		"type": "string",
		"required": true
	},
	"tenant#term.from": {
		"name": "Vanaf",
		"help": "Het veld met de datum waarop de termijn rust.",
		"type": "string",
		"required": false
	},
	"tenant#term.ends": {
		"name": "Eindigt",
		"help": "De stap waarmee de termijn eindigt. Wie die stap invult, ziet tot wanneer.",
		"type": "object",
		"required": false
	},
	"tenant#term.ends.step": {
		"name": "Stap",
		"help": "De code van de stap.",
		"type": "string",
		"required": true
	},
	"tenant#term.party": {
		"name": "Partij",
		"help": "Voor welke rol de termijn geldt, als dat niet iedereen is die de stap invult.",
		"type": "string",
		"required": false
	},
	"tenant#term.days": {
		"name": "Dagen",
		"help": "Hoeveel dagen.",
		"type": "integer",
		"required": false
	},
	"tenant#term.unit": {
		"name": "Soort dagen",
		"help": "Kalenderdagen, of werkdagen: zonder weekenden en de feestdagen van het eerste land van de kaart.",
		"type": "\"calendar\" | \"working\"",
		"required": false
	},
	"tenant#term.stops": {
		"name": "Staat stil",
		"help": "Waarbij de klok stilstaat.",
		"type": "list of \"onhold\"",
		"required": false
	},
	"tenant#term.extends": {
		"name": "Verlengen",
		"help": "Wie de termijn mag verlengen, en met hoeveel dagen in totaal. Weggelaten: niemand.",
		"type": "object",
		"required": false
	},
	"tenant#term.extends.roles": {
		"name": "Rollen",
		"help": "Wie verlengt, bij processen van de eigen gemeenten en alleen wie de stap ziet waarmee de termijn eindigt.",
		"type": "roles",
		"required": true
	},
	"tenant#term.extends.most": {
		"name": "Hoogstens",
		"help": "Met hoeveel dagen hoogstens, alle verlengingen samen; werkdagen als de termijn in werkdagen telt.",
		"type": "integer",
		"required": true
	},
	"tenant#term.warn": {
		"name": "Waarschuwen",
		"help": "Zoveel dagen voor het einde valt de termijn op.",
		"type": "integer",
		"required": false
	},
	"tenant#term.legal": {
		"name": "Wettelijke termijn",
		"help": "De wet die de termijn stelt. Zo'n termijn staat niet stil en telt zijn eigen dagen.",
		"type": "\"awb-bezwaar\"",
		"required": false
	},
	"tenant#reportSegment.label": {
		"name": "Kop",
		"help": "Weggelaten: geen kop.",
		"type": "string",
		"required": false
	},
	"tenant#reportSegment.items": {
		"name": "Rapportages",
		"help": "De rapportages van het deel, in hun volgorde.",
		"type": "list of reportItem",
		"required": true
	},
	"tenant#reportItem.name": {
		"name": "Interne naam",
		"help": "Hoe de pagina in het product heet.",
		"type": "string",
		"required": true
	},
	"tenant#reportItem.path": {
		"name": "Woord in het adres",
		"help": "Het laatste woord van het adres.",
		"type": "string",
		"required": true
	},
	"tenant#reportItem.label": {
		"name": "Naam",
		"help": "In het menu en als kop.",
		"type": "string",
		"required": true
	},
	"tenant#reportItem.report": {
		"name": "Berekening",
		"help": "Wat er wordt uitgerekend. key-metrics, judgements, process-status en benchmark zijn vast; parties telt de dagen per partij, on hold apart; planning zet per maand wat gepland is naast wat verwacht wordt; totals zijn de tabellen hieronder.",
		"type": "\"key-metrics\" | \"judgements\" | \"process-status\" | \"benchmark\" | \"parties\" | \"planning\" | \"totals\"",
		"required": true
	},
	"tenant#reportItem.access": {
		"name": "Recht",
		"help": "Het recht dat iemand nodig heeft, naast dat op rapportages.",
		"type": "attributeName",
		"required": false
	},
	"tenant#reportItem.planned": {
		"name": "Geplande dag",
		"help": "Het datumveld van de lijst met processen waarin de geplande dag staat. Voor planning.",
		"type": "string",
		"required": false
	},
	"tenant#reportItem.tables": {
		"name": "Tabellen",
		"help": "De tabellen van een rapportage met totalen.",
		"type": "list of reportTable",
		"required": false
	},
	"tenant#reportItem.pageSize": {
		"name": "Regels per pagina",
		"help": "Hoeveel regels er op een pagina staan.",
		"type": "integer",
		"required": false
	},
	"tenant#reportTable.label": {
		"name": "Kop",
		"help": "De kop van de tabel.",
		"type": "string",
		"required": true
	},
	"tenant#reportTable.by": {
		"name": "Regels per",
		"help": "De velden van de lijst met processen waar de regels uit komen.",
		"type": "list of string",
		"required": true
	},
	"tenant#reportTable.across": {
		"name": "Kolommen per",
		"help": "Het veld van de lijst met processen waar de kolommen uit komen; de lezer kiest dan een maat.",
		"type": "string",
		"required": false
	},
	"tenant#reportTable.measures": {
		"name": "Maten",
		"help": "De namen van de maten.",
		"type": "list of string",
		"required": true
	},
	"tenant#reportMeasure.label": {
		"name": "Kop",
		"help": "De kop van de kolom.",
		"type": "string",
		"required": true
	},
	"tenant#reportMeasure.sum": {
		"name": "Optellen",
		"help": "Plaatsen waarvan de getallen worden opgeteld. Weggelaten: de processen worden geteld.",
		"type": "list of string",
		"required": false
	},
	"tenant#reportMeasure.filled": {
		"name": "Alleen met",
		"help": "Alleen processen waar deze plaats gevuld is tellen mee.",
		"type": "string",
		"required": false
	},
	"tenant#manualPage.slug": {
		"name": "Naam in het adres",
		"help": "Ook de naam van het bestand, zonder .md.",
		"type": "pageSlug",
		"required": true
	},
	"tenant#manualPage.title": {
		"name": "Titel",
		"help": "In het menu en boven de pagina.",
		"type": "string",
		"required": true
	},
	"tenant#manualPage.needs": {
		"name": "Rechten",
		"help": "Een van deze rechten heeft de lezer nodig, naast dat op handleidingen. Weggelaten: geen.",
		"type": "attributes",
		"required": false
	},
	"tenant#manualPage.aliases": {
		"name": "Andere adressen",
		"help": "Andere namen die naar de pagina leiden.",
		"type": "list of pageSlug",
		"required": false
	},
	"tenant#manualPage.helps": {
		"name": "Hulp bij",
		"help": "Adressen waar het hulpteken naar deze pagina leidt: die zo beginnen, met * voor elk woord. Het langste dat past telt.",
		"type": "list of string",
		"required": false
	},
	"tenant#theme.brand": {
		"name": "Merkkleur",
		"help": "De kleur van de balk en het logo.",
		"type": "colour",
		"required": true
	},
	"tenant#theme.action": {
		"name": "Actiekleur",
		"help": "De kleur van knoppen, links en invoervelden.",
		"type": "colour",
		"required": true
	},
	"tenant#theme.logo": {
		"name": "Logo",
		"help": "Een bestand in de map van de organisatie.",
		"type": "string",
		"required": true
	},
	"tenant#theme.logoAlt": {
		"name": "Tekst van het logo",
		"help": "Voor wie het logo niet ziet.",
		"type": "string",
		"required": true
	},
	"tenant#theme.logoWidth": {
		"name": "Breedte van het logo",
		"help": "In de balk, in pixels.",
		"type": "integer",
		"required": false
	},
	"tenant#theme.imageWidth": {
		"name": "Breedte op het startdocument",
		"help": "Van de afbeelding van de organisatie, in pixels. Weggelaten: wat bij een hoogte van 32 hoort.",
		"type": "integer",
		"required": false
	},
	"tenant#reason.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"type": "string",
		"required": true
	},
	"tenant#reason.text": {
		"name": "Tekst",
		"help": "De reden zoals zij te lezen is.",
		"type": "string",
		"required": true
	},
	"tenant#reason.automatic": {
		"name": "Automatisch",
		"help": "Alleen het systeem geeft deze reden; zij is niet te kiezen.",
		"type": "boolean",
		"required": false
	},
	"tenant#listEntry.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de regel; verandert nooit.",
		"type": "uuid",
		"required": true
	},
	"tenant#listEntry.label": {
		"name": "Naam",
		"help": "Hoe de regel heet.",
		"type": "string",
		"required": true
	},
	"tenant#listEntry.enabled": {
		"name": "Aangeboden",
		"help": "De regel is te kiezen.",
		"type": "boolean",
		"required": true
	},
	"tenant#listEntry.deleted_at": {
		"name": "Verwijderd op",
		"help": "Het tijdstip in milliseconden sinds 1970, of null.",
		"type": "integer | null",
		"required": false
	},
	"tenant#listEntry.request": {
		"name": "Voor aanvragen",
		"help": "Bij een tag: aanvragen kunnen haar krijgen.",
		"type": "boolean",
		"required": false
	},
	"tenant#listEntry.process": {
		"name": "Voor processen",
		"help": "Bij een tag: processen kunnen haar krijgen.",
		"type": "boolean",
		"required": false
	},
	"upgrade-mapping.from": {
		"name": "Van versie",
		"help": "De versie waarop de processen nu lopen.",
		"type": "string",
		"required": true
	},
	"upgrade-mapping.to": {
		"name": "Naar versie",
		"help": "De versie waar ze naartoe gaan.",
		"type": "string",
		"required": true
	},
	"upgrade-mapping.steps": {
		"name": "Stappen",
		"help": "Per stap van de oude versie de stap van de nieuwe die de stand overneemt. Was een proces er al voorbij en staat het in die andere stap, dan vervalt de afgeronde. Met null vervalt een afgeronde stap; de geschiedenis bewaart hem.",
		"type": "string | null by name",
		"required": false
	},
	"upgrade-mapping.fields": {
		"name": "Velden",
		"help": "Per veld van de oude versie het veld waar de waarde heen gaat. Met null vervalt de waarde; de geschiedenis bewaart haar. [] achter een lijst wijst een veld van de regels aan.",
		"type": "string | null by name",
		"required": false
	},
	"upgrade-mapping.options": {
		"name": "Keuzes",
		"help": "Per veld van de oude versie, per vervallen keuze, de keuze die ervoor in de plaats komt. Met null wordt het veld leeg.",
		"type": "string | number | boolean | null by name by name",
		"required": false
	},
	"upgrade-mapping.values": {
		"name": "Waarden",
		"help": "Wat processen krijgen in een veld van de nieuwe versie dat leeg is.",
		"type": "string | number | boolean | array | object by name",
		"required": false
	},
	"upgrade-mapping.accept": {
		"name": "Aanvaarde wijzigingen",
		"help": "Wijzigingen die lopende processen zonder meer volgen, genoemd zoals de proef ze noemt.",
		"type": "list of string",
		"required": false
	},
	"widget#uiOptions.span": {
		"name": "Breedte",
		"help": "Hoeveel van de twaalf kolommen het veld op een breed scherm inneemt.",
		"type": "3 | 4 | 6 | 8 | 12",
		"required": false
	},
	"widget#uiOptions.rows": {
		"name": "Hoogte",
		"help": "Het aantal regels van een tekstvak.",
		"type": "integer",
		"required": false
	},
	"widget#uiOptions.category": {
		"name": "Soort",
		"help": "De soort partij, locatie of bestanden die het veld aanbiedt.",
		"type": "\"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\" | \"selected\" | \"alternative\" | \"ParkingSpots\" | \"Underground\" | \"Broker\" | \"GridOperator\" | \"CPOAdditional\" | \"TrafficDecision\" | \"DeliveryDocumentation\" | \"SideView\" | \"TopView\" | \"topview-alt\" | \"sideview-alt\" | string",
		"required": false
	},
	"widget#uiOptions.whileEmpty": {
		"name": "Zolang leeg",
		"help": "Een lijst met bestanden: het startdocument wordt alleen aangeboden zolang die leeg is. Weggelaten: altijd.",
		"type": "fieldPath",
		"required": false
	},
	"widget#uiOptions.itemText": {
		"name": "Naam van een regel",
		"help": "Hoe één regel heet, voor haar nummer.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.addText": {
		"name": "Knop om toe te voegen",
		"help": "Wat er op de knop staat die een regel toevoegt.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.removeText": {
		"name": "Knop om te verwijderen",
		"help": "Wat er op de knop staat die een regel verwijdert.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.emptyText": {
		"name": "Tekst als er niets is",
		"help": "Te zien als er niets te tonen is.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.emptyValue": {
		"name": "Waarde van een leeg veld",
		"help": "Als wat een leeg tekstveld wordt verstuurd. Weggelaten: het wordt niet verstuurd.",
		"type": "\"\"",
		"required": false
	},
	"widget#uiOptions.suffix": {
		"name": "Eenheid",
		"help": "Staat achter de waarde.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.inline": {
		"name": "Naast elkaar",
		"help": "De keuzes staan naast elkaar in plaats van onder elkaar.",
		"type": "boolean",
		"required": false
	},
	"widget#uiOptions.locations": {
		"name": "Aangeboden locaties",
		"help": "Vooraf gekozen laadlocaties, of elke plek.",
		"type": "\"preselected\" | \"free\"",
		"required": false
	},
	"widget#uiOptions.allowRejected": {
		"name": "Ook afgewezen locaties",
		"help": "Een afgewezen laadlocatie is ook te kiezen.",
		"type": "boolean",
		"required": false
	},
	"widget#uiOptions.title": {
		"name": "Kop",
		"help": "De kop die het onderdeel toont.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.warning": {
		"name": "Waarschuwing",
		"help": "De waarschuwing die het onderdeel toont.",
		"type": "string",
		"required": false
	},
	"widget#uiOptions.advice": {
		"name": "Veld van het advies",
		"help": "Over welk advies het gaat. Weggelaten: Advice.Advice.",
		"type": "fieldPath",
		"required": false
	},
	"widget#uiOptions.comments": {
		"name": "Veld van de toelichting",
		"help": "Welke toelichting bij het advies te zien is. Weggelaten: Comments naast het advies.",
		"type": "fieldPath",
		"required": false
	},
	"widget#uiOptions.options": {
		"name": "Keuzes per advies",
		"help": "Per advies de keuzes die worden aangeboden.",
		"type": "list of string by name",
		"required": false
	}
} as const;

export const choices = {
	"condition#productRole": [
		{
			"value": "cpo",
			"name": "CPO",
			"help": "",
			"meaning": ""
		},
		{
			"value": "municipality",
			"name": "Gemeente",
			"help": "",
			"meaning": ""
		},
		{
			"value": "admin",
			"name": "Beheerder",
			"help": "",
			"meaning": ""
		},
		{
			"value": "developer",
			"name": "Ontwikkelaar",
			"help": "",
			"meaning": ""
		},
		{
			"value": "rvb",
			"name": "Medewerker",
			"help": "",
			"meaning": ""
		},
		{
			"value": "customer",
			"name": "Klant",
			"help": "",
			"meaning": ""
		},
		{
			"value": "caseworker",
			"name": "Medewerker",
			"help": "",
			"meaning": ""
		},
		{
			"value": "caseviewer",
			"name": "Gast",
			"help": "",
			"meaning": ""
		},
		{
			"value": "guest",
			"name": "Gast",
			"help": "",
			"meaning": ""
		}
	],
	"widget#widget": [
		{
			"value": "text",
			"name": "Tekstregel",
			"help": "Eén regel tekst.",
			"meaning": "One line of text."
		},
		{
			"value": "textarea",
			"name": "Tekstvak",
			"help": "Meer regels tekst.",
			"meaning": "Several lines of text."
		},
		{
			"value": "number",
			"name": "Getal",
			"help": "Een getal, met een komma voor de decimalen.",
			"meaning": "A number, with decimal comma."
		},
		{
			"value": "select",
			"name": "Keuzelijst",
			"help": "Eén keuze uit een lijst die openklapt.",
			"meaning": "One out of a list that folds open."
		},
		{
			"value": "radio",
			"name": "Keuzerondjes",
			"help": "Eén keuze uit enkele die allemaal te zien zijn.",
			"meaning": "One out of a few visible options."
		},
		{
			"value": "checkboxes",
			"name": "Aankruisvakjes",
			"help": "Meer keuzes uit een lijst.",
			"meaning": "Several out of a list."
		},
		{
			"value": "checkbox",
			"name": "Aankruisvakje",
			"help": "Ja of nee.",
			"meaning": "Yes or no."
		},
		{
			"value": "date",
			"name": "Datum",
			"help": "Een kalenderdag.",
			"meaning": "A calendar day."
		},
		{
			"value": "time",
			"name": "Tijd",
			"help": "Een tijd van de dag.",
			"meaning": "A time of the day."
		},
		{
			"value": "resettable-date",
			"name": "Datum of geannuleerd",
			"help": "Een kalenderdag die op Cancelled gezet kan worden, waar de organisatie dat toestaat.",
			"meaning": "A calendar day that may be reset to Cancelled, where the tenant allows it."
		},
		{
			"value": "stakeholder",
			"name": "Partij",
			"help": "Een partij van een soort, uit de partijen van de organisatie.",
			"meaning": "A stakeholder of a category, out of the tenant's stakeholders."
		},
		{
			"value": "pid",
			"name": "PID",
			"help": "Een PID uit de lijst van de organisatie.",
			"meaning": "A PID, out of the tenant's list."
		},
		{
			"value": "location-choice",
			"name": "Locatiekeuze",
			"help": "De locatie kiezen op een kaart, op adres of met een laadlocatie.",
			"meaning": "Choosing the location on a map, by address or by a charging location."
		},
		{
			"value": "location-summary",
			"name": "Locatie",
			"help": "De locatie op een kaart met haar adres, alleen te lezen. Een heel onderdeel.",
			"meaning": "The location on a map with its address, read only. A whole section."
		},
		{
			"value": "alternative-location",
			"name": "Alternatieve locatie",
			"help": "De alternatieve locatie van een advies kiezen.",
			"meaning": "Choosing the alternative location of an advice."
		},
		{
			"value": "advice-summary",
			"name": "Advies",
			"help": "Het advies met de toelichting, alleen te lezen. Een heel onderdeel.",
			"meaning": "The advice and its explanation, read only. A whole section."
		},
		{
			"value": "decision",
			"name": "Beslissing",
			"help": "De keuzes die bij het gegeven advies passen.",
			"meaning": "The choices that fit the advice given."
		},
		{
			"value": "proposal-comparison",
			"name": "Vergelijking",
			"help": "Het eigen voorstel en het alternatief naast elkaar. Een heel onderdeel.",
			"meaning": "Own proposal and alternative side by side. A whole section."
		},
		{
			"value": "start-document",
			"name": "Startdocument",
			"help": "De startdocumenten om te lezen en, als er geen is, het gemaakte voor wie dat mag hebben. Een heel onderdeel.",
			"meaning": "The manual start documents to read and, where there are none, the generated one for those who may have it. A whole section."
		},
		{
			"value": "automatic-views",
			"name": "Automatische aanzichten",
			"help": "Een knop die het ontbrekende zijaanzicht en bovenaanzicht laat maken. Een heel onderdeel.",
			"meaning": "Button that has the missing side view and top view made, for those who may. A whole section."
		},
		{
			"value": "identifiers",
			"name": "Lijst met nummers",
			"help": "Een lijst met korte nummers.",
			"meaning": "A list of short ids."
		},
		{
			"value": "repeatable",
			"name": "Herhaalbare regels",
			"help": "Een lijst met regels, elk een klein formulier.",
			"meaning": "A list of items, each a small form."
		},
		{
			"value": "read-only-text",
			"name": "Alleen tekst",
			"help": "De waarde als tekst.",
			"meaning": "The value as text."
		},
		{
			"value": "coordinates",
			"name": "Coördinaten",
			"help": "Breedte- en lengtegraad; 'breedte, lengte' plakken vult beide in.",
			"meaning": "Latitude and longitude; pasting 'lat, lng' fills both."
		},
		{
			"value": "files",
			"name": "Bestanden",
			"help": "Bestanden van een soort: toevoegen, bekijken en downloaden.",
			"meaning": "Files of a category: uploading, looking at and downloading them; read only where the field or section is. A list of file ids, or of views (id and ext)."
		},
		{
			"value": "hidden",
			"name": "Verborgen",
			"help": "Niet te zien; een ander veld of het systeem vult het in.",
			"meaning": "Not drawn; filled in by another widget or by the system."
		}
	],
	"widget#format": [
		{
			"value": "unicode",
			"name": "Tekst",
			"help": "Eén regel tekst.",
			"meaning": "One line of text."
		},
		{
			"value": "unicode-multiline",
			"name": "Tekst met regels",
			"help": "Tekst van meer regels.",
			"meaning": "Text with line ends."
		},
		{
			"value": "address-text",
			"name": "Deel van een adres",
			"help": "Letters, cijfers en leestekens van een adres.",
			"meaning": "Name of a street or a place."
		},
		{
			"value": "house-number",
			"name": "Huisnummer",
			"help": "Alleen cijfers.",
			"meaning": "Number of a house, without its suffix."
		},
		{
			"value": "postal-code",
			"name": "Postcode",
			"help": "Een Nederlandse postcode.",
			"meaning": "Postal code of the Netherlands."
		},
		{
			"value": "postal-code-be",
			"name": "Belgische postcode",
			"help": "Een Belgische postcode.",
			"meaning": "Postal code of Belgium."
		},
		{
			"value": "identifier",
			"name": "Korte code",
			"help": "Letters, cijfers en liggende streepjes.",
			"meaning": "Letters, digits and underscore."
		},
		{
			"value": "calendar-date",
			"name": "Dag",
			"help": "Een kalenderdag. Ligt hij voor 2010 of meer dan tien jaar vooruit, dan wordt wie hem invult gewaarschuwd.",
			"meaning": "\"YYYY-MM-DD\". Who fills in a day before 2010 or more than ten years ahead is warned."
		},
		{
			"value": "planned-date",
			"name": "Dag of geannuleerd",
			"help": "Een kalenderdag, of Cancelled.",
			"meaning": "calendar-date or Cancelled."
		},
		{
			"value": "url",
			"name": "Webadres",
			"help": "Een webadres met http of https.",
			"meaning": "Address of a page, http or https."
		},
		{
			"value": "email",
			"name": "E-mailadres",
			"help": "Een e-mailadres.",
			"meaning": "Address of a mailbox."
		},
		{
			"value": "uuid4",
			"name": "Kenmerk",
			"help": "Een uuid van versie 4.",
			"meaning": "Version 4 uuid."
		},
		{
			"value": "ean18",
			"name": "EAN-code",
			"help": "Achttien cijfers met een controlecijfer.",
			"meaning": "EAN code of 18 digits, with its check digit."
		},
		{
			"value": "external-id",
			"name": "Id van de aanmelddienst",
			"help": "Het id van iemand bij een aanmelddienst van buiten.",
			"meaning": "Id of an outside identity provider."
		},
		{
			"value": "clock-time",
			"name": "Tijd",
			"help": "Een tijd van de dag, als 09:30.",
			"meaning": "\"HH:MM\"."
		},
		{
			"value": "stakeholder-name",
			"name": "Naam van een partij",
			"help": "Letters, cijfers, spaties en enkele leestekens.",
			"meaning": "Name of a stakeholder."
		}
	]
} as const;
