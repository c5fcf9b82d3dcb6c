// Written by `npm run generate` out of schemas/list.schema.json. Change that, not this.
export const listSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "ListDefinition",
	"description": "A list: which columns, filters and tabs its table has. The product's own lists are in schemas/lists; what a tenant says takes the place of that, property by property, but fields and layouts are taken together by name.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../list.schema.json"
			]
		},
		"label": {
			"description": "Dutch heading of the page.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Realisatieprocessen"
			]
		},
		"fields": {
			"description": "What columns and filters can show, by name. A name of the product's gets another label or word; any other name is a field of the list's own, found in the record by its path.",
			"type": "object",
			"propertyNames": {
				"pattern": "^[a-z][A-Za-z0-9]*$"
			},
			"additionalProperties": {
				"$ref": "#/$defs/listField"
			},
			"examples": [
				{
					"region": {
						"path": "values.Object.Address.RVBRegion",
						"label": "Regio",
						"kind": "option"
					}
				}
			]
		},
		"layouts": {
			"description": "Sets of columns to choose from; the first is the one a person starts with.",
			"type": "array",
			"minItems": 1,
			"items": {
				"$ref": "#/$defs/listLayout"
			},
			"examples": [
				[
					{
						"name": "default",
						"label": "Standaard",
						"columns": [
							{
								"field": "reference"
							},
							{
								"field": "address"
							}
						]
					}
				]
			]
		},
		"sheet": {
			"description": "Columns of the exported sheet; those of the layout in view when left out.",
			"type": "array",
			"minItems": 1,
			"items": {
				"$ref": "#/$defs/listColumn"
			},
			"examples": [
				[
					{
						"field": "reference"
					},
					{
						"field": "address",
						"width": 40
					}
				]
			]
		},
		"filters": {
			"description": "Filters, in order.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/listFilter"
			},
			"examples": [
				[
					{
						"field": "search"
					},
					{
						"field": "municipality"
					}
				]
			]
		},
		"categories": {
			"description": "Tabs above the list. The realisation list takes them from filterWords.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/listCategory"
			},
			"examples": [
				[
					{
						"word": "open",
						"label": "Open",
						"field": "status",
						"values": [
							"2"
						],
						"default": true
					}
				]
			]
		},
		"pageSize": {
			"description": "Rows a page at first.",
			"type": "integer",
			"minimum": 1,
			"maximum": 1000,
			"examples": [
				10
			]
		},
		"pageSizes": {
			"description": "Rows a page to choose from.",
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "integer",
				"minimum": 1,
				"maximum": 1000
			},
			"examples": [
				[
					10,
					20,
					50,
					100
				]
			]
		},
		"sort": {
			"description": "Order at first.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field"
			],
			"properties": {
				"field": {
					"$ref": "#/$defs/fieldName"
				},
				"descending": {
					"description": "Highest first.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			},
			"examples": [
				{
					"field": "updated",
					"descending": true
				}
			]
		},
		"minWidth": {
			"description": "Pixels: on a narrower screen the table scrolls sideways.",
			"type": "integer",
			"minimum": 320,
			"maximum": 4000,
			"examples": [
				920
			]
		},
		"maxWidth": {
			"description": "Pixels: on a wider screen the table stays this wide.",
			"type": "integer",
			"minimum": 320,
			"maximum": 4000,
			"examples": [
				1900
			]
		}
	},
	"$defs": {
		"fieldName": {
			"description": "Name of a field: one of the product's for this list, or one under `fields`.",
			"type": "string",
			"pattern": "^[a-z][A-Za-z0-9]*$",
			"examples": [
				"reference"
			]
		},
		"listField": {
			"description": "One field of a list.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"label": {
					"description": "Dutch name, above the column and at the filter.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Regio"
					]
				},
				"word": {
					"description": "Name in the address. The field's own when left out.",
					"type": "string",
					"pattern": "^[a-z][a-z0-9-]*$",
					"examples": [
						"regio"
					]
				},
				"path": {
					"description": "Where the value is in the record: names with dots between. Only for a field of the list's own.",
					"type": "string",
					"pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$",
					"examples": [
						"values.Object.Address.RVBRegion"
					]
				},
				"kind": {
					"description": "How the value reads, sorts and filters. Only for a field of the list's own.",
					"enum": [
						"text",
						"number",
						"date",
						"instant",
						"option",
						"flag"
					],
					"default": "text",
					"examples": [
						"option"
					]
				},
				"options": {
					"description": "Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"pids"
					]
				}
			},
			"examples": [
				{
					"path": "values.Object.Address.RVBRegion",
					"label": "Regio",
					"kind": "option"
				}
			]
		},
		"listLayout": {
			"description": "A set of columns. One with the name of a layout of the product's takes its place, or adds to it.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name"
			],
			"properties": {
				"name": {
					"description": "In the address.",
					"type": "string",
					"pattern": "^[a-z][a-z0-9-]*$",
					"examples": [
						"default"
					]
				},
				"label": {
					"description": "Dutch name, to choose it by.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Standaard"
					]
				},
				"access": {
					"description": "Attribute of the access map that somebody needs for it; without one everybody who sees the list has it.",
					"type": "string",
					"examples": [
						"export"
					]
				},
				"columns": {
					"description": "Its columns, in order.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/listColumn"
					},
					"examples": [
						[
							{
								"field": "reference"
							}
						]
					]
				},
				"add": {
					"description": "Columns besides those of the product's layout of this name.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/listColumn"
					},
					"examples": [
						[
							{
								"field": "contractor",
								"after": "step"
							}
						]
					]
				}
			},
			"examples": [
				{
					"name": "default",
					"label": "Standaard",
					"columns": [
						{
							"field": "reference"
						}
					]
				}
			]
		},
		"listColumn": {
			"description": "A column.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field"
			],
			"properties": {
				"field": {
					"$ref": "#/$defs/fieldName"
				},
				"label": {
					"description": "Dutch heading in place of the field's label.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Objectnummer"
					]
				},
				"width": {
					"description": "On the screen pixels, in a sheet characters. As wide as what is in it when left out.",
					"type": "integer",
					"minimum": 4,
					"maximum": 800,
					"examples": [
						120
					]
				},
				"export": {
					"description": "Whether it is in the exported sheet too.",
					"type": "boolean",
					"default": true,
					"examples": [
						false
					]
				},
				"after": {
					"description": "Field of the column it follows, where it is added to a layout of the product's; last when left out.",
					"type": "string",
					"examples": [
						"step"
					]
				}
			},
			"examples": [
				{
					"field": "reference",
					"width": 120
				}
			]
		},
		"listFilter": {
			"description": "A filter. Texts hold when they are contained, tags when all chosen ones are there, anything else when it is equal.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field"
			],
			"properties": {
				"field": {
					"$ref": "#/$defs/fieldName"
				},
				"label": {
					"description": "Dutch name in place of the field's label.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Zoek op referentie of adres"
					]
				},
				"multiple": {
					"description": "More than one value can be chosen; a row holds when it has one of them.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"more": {
					"description": "Stands under 'Meer filters', for what is seldom asked.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			},
			"examples": [
				{
					"field": "municipality"
				}
			]
		},
		"listCategory": {
			"description": "A tab.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"word",
				"label"
			],
			"properties": {
				"word": {
					"description": "In the address.",
					"type": "string",
					"pattern": "^[a-z][a-z0-9-]*$",
					"examples": [
						"open"
					]
				},
				"label": {
					"description": "Dutch label.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Open"
					]
				},
				"field": {
					"$ref": "#/$defs/fieldName"
				},
				"values": {
					"description": "Values of that field that are listed; without a field everything is.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string"
					},
					"examples": [
						[
							"2"
						]
					]
				},
				"layout": {
					"description": "Layout the tab is shown in.",
					"type": "string",
					"examples": [
						"rejected"
					]
				},
				"default": {
					"description": "The tab the bare list opens.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			},
			"examples": [
				{
					"word": "open",
					"label": "Open",
					"field": "status",
					"values": [
						"2"
					],
					"default": true
				}
			]
		}
	}
} as const;
