// Written by `npm run generate` out of schemas/operators.json. Change that, not this.
/** What each operator is called and means, in Dutch. */
export const operatorWords = {
	"and": {
		"title": "alle van",
		"description": "Waar als alle voorwaarden gelden. Na de eerste die niet geldt wordt niet verder gekeken."
	},
	"or": {
		"title": "een van",
		"description": "Waar als minstens een van de voorwaarden geldt."
	},
	"!": {
		"title": "niet",
		"description": "Waar als de voorwaarde niet geldt."
	},
	"==": {
		"title": "is",
		"description": "Waar als beide waarden gelijk zijn en van dezelfde soort. Een lege waarde is aan niets gelijk."
	},
	"!=": {
		"title": "is niet",
		"description": "Waar als beide waarden gevuld zijn en verschillen."
	},
	"<": {
		"title": "is minder dan",
		"description": "Waar als het eerste getal of de eerste datum voor de tweede ligt."
	},
	"<=": {
		"title": "is hoogstens",
		"description": "Waar als het eerste getal of de eerste datum voor de tweede ligt of gelijk is."
	},
	">": {
		"title": "is meer dan",
		"description": "Waar als het eerste getal of de eerste datum na de tweede ligt."
	},
	">=": {
		"title": "is minstens",
		"description": "Waar als het eerste getal of de eerste datum na de tweede ligt of gelijk is."
	},
	"in": {
		"title": "is een van",
		"description": "Waar als de waarde in het rijtje staat, of in de lijst die een veld bevat."
	},
	"filled": {
		"title": "is ingevuld",
		"description": "Waar als het veld iets bevat. Niets, een lege tekst, alleen spaties en een lege lijst tellen als leeg."
	},
	"empty": {
		"title": "is leeg",
		"description": "Het tegendeel van 'is ingevuld'."
	},
	"cond": {
		"title": "voorwaarde met naam",
		"description": "Waar als de voorwaarde met deze naam geldt. Voorwaarden met een naam verwijzen niet naar elkaar."
	},
	"marked": {
		"title": "heeft merk",
		"description": "Waar als een gevolg dit merk op het proces heeft gezet en geen gevolg het weer heeft weggehaald."
	},
	"started": {
		"title": "stap is begonnen",
		"description": "Waar als de stap met deze code begonnen is."
	},
	"completed": {
		"title": "stap is afgerond",
		"description": "Waar als de stap met deze code afgerond is."
	},
	"role": {
		"title": "rol is",
		"description": "Waar als wie handelt deze rol heeft."
	},
	"some": {
		"title": "minstens één regel",
		"description": "Waar als de voorwaarde voor minstens één regel van de lijst geldt. Verwijderde regels tellen niet mee."
	},
	"all": {
		"title": "elke regel",
		"description": "Waar als de voorwaarde voor elke regel van de lijst geldt, ook als de lijst leeg is. Verwijderde regels tellen niet mee."
	},
	"none": {
		"title": "geen enkele regel",
		"description": "Waar als de voorwaarde voor geen enkele regel van de lijst geldt. Verwijderde regels tellen niet mee."
	},
	"distinct": {
		"title": "geen regel dubbel",
		"description": "Waar als geen twee regels van de lijst hetzelfde zeggen; hoofdletters maken geen verschil. Lege en verwijderde regels tellen niet mee."
	},
	"item-filled": {
		"title": "veld van de regel is ingevuld",
		"description": "Waar als dit veld van de regel iets bevat. Alleen binnen een lijst of keten."
	},
	"elsewhere": {
		"title": "ligt in een andere gemeente",
		"description": "Waar als bekend is dat de plaats in een andere gemeente ligt dan die van het proces. Alleen in een waarschuwing."
	},
	"type": {
		"title": "procestype is",
		"description": "Waar als het proces van dit type is, een van de procestypen van de organisatie."
	},
	"var": {
		"title": "waarde van",
		"description": "De waarde van een veld van het proces; leeg zolang het niets bevat. Een onderdeel van de flow moet het veld hebben."
	},
	"stored": {
		"title": "bewaarde waarde van",
		"description": "De waarde die het veld had voordat nu wordt opgeslagen."
	},
	"item": {
		"title": "veld van de regel",
		"description": "Een veld van de regel waar het om gaat. \"\" is de regel zelf."
	},
	"today": {
		"title": "vandaag",
		"description": "De kalenderdag van nu in Nederland."
	},
	"date": {
		"title": "datum",
		"description": "Een vaste kalenderdag."
	},
	"days-after": {
		"title": "dagen na",
		"description": "De datum zoveel kalenderdagen na een datum."
	},
	"legal-term-end": {
		"title": "einde van de termijn",
		"description": "De laatste dag van een termijn in kalenderdagen die de dag na een datum begint, volgens de Algemene termijnenwet: niet op zaterdag, zondag of een feestdag."
	},
	"days-between": {
		"title": "dagen van … tot …",
		"description": "Het aantal kalenderdagen van de eerste datum tot de tweede. Negatief als de tweede eerder is."
	},
	"+": {
		"title": "som",
		"description": "De getallen bij elkaar opgeteld."
	},
	"-": {
		"title": "verschil",
		"description": "Het eerste getal min het tweede."
	},
	"*": {
		"title": "product",
		"description": "De getallen met elkaar vermenigvuldigd."
	},
	"ceil": {
		"title": "naar boven afgerond",
		"description": "Het getal, naar boven afgerond op een geheel getal."
	},
	"number": {
		"title": "getal uit",
		"description": "De waarde van een veld als getal. Wat geen getal is telt als 0."
	},
	"if": {
		"title": "als … dan … anders …",
		"description": "Het tweede als de voorwaarde geldt, anders het derde."
	},
	"count": {
		"title": "aantal regels",
		"description": "Hoeveel regels de lijst heeft, zonder de verwijderde."
	}
} as const;
