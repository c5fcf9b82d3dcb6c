// Written by `npm run generate` out of schemas/widgets.json. Change that, not this.
import type { FormatDefinition, WidgetDefinition } from "../widget-definition.ts";

/** By the name that hints use. */
export const widgets = {
	"text": {
		"takesAll": true
	},
	"textarea": {
		"takesAll": true,
		"span": 12
	},
	"number": {
		"takesAll": true
	},
	"select": {
		"takesAll": true
	},
	"radio": {
		"takesAll": true,
		"label": "group"
	},
	"checkboxes": {
		"takesAll": true,
		"label": "group",
		"span": 12
	},
	"checkbox": {
		"takesAll": true,
		"label": "own",
		"span": 12
	},
	"date": {
		"takesAll": true
	},
	"time": {},
	"resettable-date": {},
	"stakeholder": {
		"choices": "stakeholders"
	},
	"pid": {
		"choices": "pids"
	},
	"location-choice": {
		"drawnIn": "step",
		"map": true
	},
	"location-summary": {
		"drawnIn": "step",
		"map": true
	},
	"alternative-location": {
		"drawnIn": "step"
	},
	"advice-summary": {
		"component": "fields/AdviceSummaryField"
	},
	"decision": {
		"label": "group",
		"span": 12,
		"confirms": "Confirmed"
	},
	"proposal-comparison": {
		"drawnIn": "step",
		"map": true
	},
	"start-document": {
		"drawnIn": "step"
	},
	"automatic-views": {
		"drawnIn": "step"
	},
	"identifiers": {
		"label": "group",
		"span": 12
	},
	"repeatable": {
		"component": "fields/RepeatableField",
		"items": true
	},
	"read-only-text": {
		"readOnly": true
	},
	"coordinates": {
		"takesAll": true
	},
	"files": {
		"drawnIn": "step",
		"inDocuments": false
	},
	"hidden": {
		"hidden": true,
		"readOnly": true,
		"inDocuments": false
	}
} as const satisfies Readonly<Record<string, WidgetDefinition>>;

/** By the name that schemas use. */
export const formats = {
	"unicode": {
		"characters": "line",
		"anyText": true,
		"sample": "Tekst"
	},
	"unicode-multiline": {
		"characters": "multiline",
		"anyText": true,
		"sample": "Tekst",
		"widget": "textarea",
		"span": 12
	},
	"address-text": {
		"characters": "address",
		"sample": "Kade"
	},
	"house-number": {
		"message": "Een huisnummer bestaat uit cijfers; een letter of toevoeging staat in een eigen veld.",
		"sample": "7"
	},
	"postal-code": {
		"message": "Een postcode is vier cijfers en twee letters, nooit SA, SD of SS, zoals 1234 AB.",
		"fixedLength": true,
		"sample": "6811 AA"
	},
	"postal-code-be": {
		"message": "Een postcode is vier cijfers, zoals 9000.",
		"fixedLength": true,
		"sample": "9000"
	},
	"identifier": {
		"message": "Gebruik alleen letters, cijfers en _",
		"anyText": true,
		"sample": "A1"
	},
	"calendar-date": {
		"holds": "day",
		"message": "Vul een bestaande datum in als dd-mm-jjjj.",
		"fixedLength": true,
		"sample": "2027-06-01",
		"doubtful": {
			"before": "2010-01-01",
			"daysAhead": 3653
		},
		"widget": "date"
	},
	"planned-date": {
		"holds": "day",
		"mayBeCalledOff": true,
		"message": "Vul een bestaande datum in als dd-mm-jjjj.",
		"fixedLength": true,
		"sample": "2027-06-01",
		"doubtful": {
			"before": "2010-01-01",
			"daysAhead": 3653
		},
		"widget": "resettable-date"
	},
	"url": {
		"message": "Een webadres begint met https:// en heeft geen spaties.",
		"link": true,
		"sample": "https://example.org/document"
	},
	"email": {
		"sample": "iemand@example.org"
	},
	"uuid4": {
		"sample": "5f0d7c1e-4f3a-4b2c-9d1e-2a3b4c5d6e7f"
	},
	"ean18": {
		"message": "Een EAN-code is 18 cijfers; een van de cijfers klopt niet of ontbreekt.",
		"fixedLength": true,
		"sample": "871687120000000004"
	},
	"external-id": {
		"sample": "provider|iemand"
	},
	"clock-time": {
		"holds": "time",
		"message": "Vul een tijd in als uu:mm, zoals 09:30.",
		"fixedLength": true,
		"sample": "10:00"
	},
	"stakeholder-name": {
		"characters": "name",
		"sample": "Naam"
	}
} as const satisfies Readonly<Record<string, FormatDefinition>>;

/** Settings that change how a form looks or what it says, and nothing else. */
export const looks: readonly string[] = ["span","rows","addText","removeText","emptyText","suffix","inline","title","warning"];
