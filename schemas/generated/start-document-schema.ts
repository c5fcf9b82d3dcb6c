// Written by `npm run generate` out of schemas/start-document.schema.json. Change that, not this.
export const startDocumentSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "StartDocumentDefinition",
	"description": "What stands in the start document that the product makes of a process, section after section. A row or a section that the flow has nothing for is left out, so that one description serves every flow.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"sections"
	],
	"properties": {
		"title": {
			"description": "Dutch title on the first page.",
			"type": "string",
			"minLength": 1,
			"maxLength": 100,
			"default": "Startdocument",
			"examples": [
				"Startdocument laadlocatie"
			]
		},
		"sections": {
			"description": "Its sections, in order.",
			"type": "array",
			"minItems": 1,
			"maxItems": 30,
			"items": {
				"$ref": "#/$defs/documentSection"
			},
			"examples": [
				[
					{
						"title": "Locatie",
						"rows": [
							{
								"fact": "address"
							}
						],
						"map": true
					}
				]
			]
		}
	},
	"$defs": {
		"documentSection": {
			"description": "A heading with a table, a map, pictures, or several of them.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"title"
			],
			"properties": {
				"title": {
					"description": "Dutch heading.",
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"examples": [
						"Laadsituatie"
					]
				},
				"rows": {
					"description": "Rows of its table, in order.",
					"type": "array",
					"minItems": 1,
					"maxItems": 60,
					"items": {
						"$ref": "#/$defs/documentRow"
					},
					"examples": [
						[
							{
								"fact": "case-reference"
							},
							{
								"field": "Location.Remarks"
							}
						]
					]
				},
				"map": {
					"description": "A map of the proposed location under the table.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"pictures": {
					"description": "Category of the files whose pictures are shown. Upper and lower case are alike.",
					"type": "string",
					"minLength": 1,
					"maxLength": 60,
					"examples": [
						"TopView"
					]
				}
			},
			"examples": [
				{
					"title": "Bovenaanzicht",
					"pictures": "TopView"
				}
			]
		},
		"documentRow": {
			"description": "A row of a table, or several.",
			"oneOf": [
				{
					"$ref": "#/$defs/factRow"
				},
				{
					"$ref": "#/$defs/fieldRow"
				},
				{
					"$ref": "#/$defs/groupRow"
				},
				{
					"$ref": "#/$defs/partiesRow"
				}
			],
			"examples": [
				{
					"fact": "case-reference"
				}
			]
		},
		"factRow": {
			"description": "What the process itself says.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"fact"
			],
			"properties": {
				"fact": {
					"description": "What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made.",
					"enum": [
						"case-reference",
						"reference",
						"process-type",
						"step",
						"requests",
						"address",
						"coordinates",
						"started-on",
						"made-on"
					],
					"examples": [
						"case-reference"
					]
				},
				"label": {
					"description": "Dutch label in place of its own.",
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"examples": [
						"Dossiernummer"
					]
				}
			},
			"examples": [
				{
					"fact": "case-reference",
					"label": "Dossiernummer"
				}
			]
		},
		"fieldRow": {
			"description": "One field of the flow.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field"
			],
			"properties": {
				"field": {
					"description": "Path of a field of the flow. Its label and its way of being written are those of the form.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Location.Remarks"
					]
				},
				"label": {
					"description": "Dutch label in place of its own.",
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"examples": [
						"Dossiernummer"
					]
				}
			},
			"examples": [
				{
					"field": "Location.Remarks"
				}
			]
		},
		"groupRow": {
			"description": "A row for every field of a group that people see.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"group"
			],
			"properties": {
				"group": {
					"description": "Path of a group of the flow: a row for every field in it that people see.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"ParkingSpots"
					]
				}
			},
			"examples": [
				{
					"group": "ParkingSpots"
				}
			]
		},
		"partiesRow": {
			"description": "A row for every stakeholder.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"parties"
			],
			"properties": {
				"parties": {
					"description": "Stakeholders of these categories by name, each with the label of its field.",
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"enum": [
							"cpo",
							"municipality",
							"customer",
							"contractor",
							"gridoperator"
						]
					},
					"examples": [
						[
							"municipality",
							"cpo"
						]
					]
				}
			},
			"examples": [
				{
					"parties": [
						"municipality",
						"cpo"
					]
				}
			]
		}
	}
} as const;
