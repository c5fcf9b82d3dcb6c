// Written by `npm run generate` out of schemas/widgets.json. Change that, not this.
import type { FormatDefinition, WidgetDefinition } from "../widget-definition.ts";

/** By the name that hints use. */
export const widgets = {
	"text": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		},
		"takesAll": true
	},
	"textarea": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		},
		"takesAll": true,
		"span": 12
	},
	"number": {
		"accepts": {
			"noun": "a number",
			"fields": [
				{
					"type": "number"
				},
				{
					"type": "integer"
				}
			]
		},
		"takesAll": true
	},
	"select": {
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		},
		"takesAll": true
	},
	"radio": {
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		},
		"takesAll": true,
		"label": "group"
	},
	"checkboxes": {
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		},
		"takesAll": true,
		"label": "group",
		"span": 12
	},
	"checkbox": {
		"accepts": {
			"noun": "a boolean or a text with one option",
			"fields": [
				{
					"type": "boolean"
				},
				{
					"type": "string",
					"options": "one"
				}
			]
		},
		"takesAll": true,
		"label": "own",
		"span": 12
	},
	"date": {
		"accepts": {
			"noun": "a text with format calendar-date",
			"fields": [
				{
					"format": "calendar-date"
				}
			]
		},
		"takesAll": true
	},
	"time": {
		"accepts": {
			"noun": "a text with format clock-time",
			"fields": [
				{
					"format": "clock-time"
				}
			]
		}
	},
	"resettable-date": {
		"accepts": {
			"noun": "a text with format planned-date",
			"fields": [
				{
					"format": "planned-date"
				}
			]
		}
	},
	"stakeholder": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		},
		"choices": "stakeholders"
	},
	"pid": {
		"accepts": {
			"noun": "a text with format uuid4",
			"fields": [
				{
					"format": "uuid4"
				}
			]
		},
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
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		},
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
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		},
		"label": "group",
		"span": 12
	},
	"repeatable": {
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		},
		"component": "fields/RepeatableField",
		"items": true
	},
	"read-only-text": {
		"readOnly": true
	},
	"coordinates": {
		"accepts": {
			"noun": "a number",
			"fields": [
				{
					"type": "number"
				}
			]
		},
		"takesAll": true
	},
	"files": {
		"accepts": {
			"noun": "a list of file ids (uuid4), or of views with id and ext",
			"fields": [
				{
					"type": "array",
					"items": {
						"format": "uuid4"
					}
				},
				{
					"type": "array",
					"items": {
						"properties": {
							"id": {
								"format": "uuid4"
							},
							"ext": {
								"type": "string"
							}
						}
					}
				}
			]
		},
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
