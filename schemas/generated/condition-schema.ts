// Written by `npm run generate` out of schemas/condition.schema.json. Change that, not this.
export const conditionSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Condition",
	"description": "A condition of the flow language: JsonLogic in a closed, typed profile. Every node is an object with exactly one operator. Comparing with an empty value is false. Calendar days, zone Europe/Amsterdam.",
	"$ref": "#/$defs/condition",
	"$defs": {
		"condition": {
			"description": "An expression whose outcome is true or false.",
			"type": "object",
			"minProperties": 1,
			"maxProperties": 1,
			"additionalProperties": false,
			"properties": {
				"and": {
					"description": "All conditions hold. Evaluated in order; stops at the first that does not hold.",
					"type": "array",
					"minItems": 2,
					"items": {
						"$ref": "#/$defs/condition"
					},
					"examples": [
						[
							{
								"filled": "Location.Latitude"
							},
							{
								"filled": "Location.Longitude"
							}
						]
					]
				},
				"or": {
					"description": "At least one condition holds.",
					"type": "array",
					"minItems": 2,
					"items": {
						"$ref": "#/$defs/condition"
					},
					"examples": [
						[
							{
								"marked": "skip"
							},
							{
								"cond": "advies-positief"
							}
						]
					]
				},
				"!": {
					"description": "The condition does not hold.",
					"$ref": "#/$defs/condition",
					"examples": [
						{
							"cond": "advies-positief"
						}
					]
				},
				"==": {
					"description": "Both values are the same. Strict: they have the same type, and an empty value equals nothing.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"var": "Advice.Advice"
							},
							"yes"
						]
					]
				},
				"!=": {
					"description": "Both values are filled and differ. Strict, as ==.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"var": "Advice.Advice"
							},
							"yes"
						]
					]
				},
				"<": {
					"description": "The first number or date lies before the second.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"var": "TrafficDecision.DefinitiveDate"
							},
							{
								"today": []
							}
						]
					]
				},
				"<=": {
					"description": "The first number or date lies before the second, or is the same.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"days-between": [
									{
										"today": []
									},
									{
										"var": "TrafficDecision.DefinitiveDate"
									}
								]
							},
							14
						]
					]
				},
				">": {
					"description": "The first number or date lies after the second.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"number": "ParkingSpots.NumberOfParkingSpots"
							},
							1
						]
					]
				},
				">=": {
					"description": "The first number or date lies after the second, or is the same.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"number": "ParkingSpots.NumberOfParkingSpots"
							},
							1
						]
					]
				},
				"in": {
					"description": "The value is one of the literals, or is in the list a field holds.",
					"type": "array",
					"minItems": 2,
					"maxItems": 2,
					"prefixItems": [
						{
							"$ref": "#/$defs/value"
						},
						{
							"if": {
								"type": "array"
							},
							"then": {
								"type": "array",
								"minItems": 1,
								"items": {
									"type": [
										"string",
										"number"
									]
								}
							},
							"else": {
								"$ref": "#/$defs/value"
							}
						}
					],
					"examples": [
						[
							{
								"var": "Advice.Advice"
							},
							[
								"no",
								"alternative-without"
							]
						]
					]
				},
				"filled": {
					"description": "The field holds something. Absent, null, \"\", white space and [] are empty.",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"Advice.Comments"
					]
				},
				"empty": {
					"description": "The opposite of filled.",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"TrafficDecision.PublicationDate"
					]
				},
				"cond": {
					"description": "The named condition of the flow holds. Named conditions may not refer to each other.",
					"$ref": "#/$defs/name",
					"examples": [
						"advies-positief"
					]
				},
				"marked": {
					"description": "An effect has set the mark on this process, and none has taken it away since.",
					"$ref": "#/$defs/name",
					"examples": [
						"skip"
					]
				},
				"started": {
					"description": "The step with this code has been started.",
					"$ref": "#/$defs/stepCode",
					"examples": [
						"3"
					]
				},
				"completed": {
					"description": "The step with this code has been completed.",
					"$ref": "#/$defs/stepCode",
					"examples": [
						"3-a"
					]
				},
				"role": {
					"description": "The person who acts holds this role in the tenant.",
					"$ref": "#/$defs/role",
					"examples": [
						"cpo"
					]
				},
				"some": {
					"description": "The condition holds for at least one item of the list; item reads the item. Removed items (deleted_at) do not count.",
					"$ref": "#/$defs/overList",
					"examples": [
						[
							"ChargerIds",
							{
								"!=": [
									{
										"item": "Identifier"
									},
									""
								]
							}
						]
					]
				},
				"all": {
					"description": "The condition holds for every item of the list; true for an empty list. Removed items (deleted_at) do not count.",
					"$ref": "#/$defs/overList",
					"examples": [
						[
							"ChargerIds",
							{
								"==": [
									{
										"item": "Identifier"
									},
									"X1"
								]
							}
						]
					]
				},
				"none": {
					"description": "The condition holds for no item of the list; true for an empty list. Removed items (deleted_at) do not count.",
					"$ref": "#/$defs/overList",
					"examples": [
						[
							"ChargerIds",
							{
								"==": [
									{
										"item": "Identifier"
									},
									"X1"
								]
							}
						]
					]
				},
				"item-filled": {
					"description": "A field of the item at hand holds something, inside some, all and none, and in a chain.",
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"examples": [
						"ApprovedDate"
					]
				},
				"type": {
					"description": "The process is of this type, one of the tenant's process types.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"vervanging"
					]
				}
			}
		},
		"value": {
			"description": "An expression whose outcome is a text, a number, a date or a list; or a literal.",
			"if": {
				"type": "object"
			},
			"then": {
				"$ref": "#/$defs/computedValue"
			},
			"else": {
				"$ref": "#/$defs/literal"
			},
			"examples": [
				{
					"var": "Advice.Advice"
				},
				"yes",
				1
			]
		},
		"computedValue": {
			"type": "object",
			"minProperties": 1,
			"maxProperties": 1,
			"additionalProperties": false,
			"properties": {
				"var": {
					"description": "The value of a field of the process; null while it has none. The field must be declared by a section of the flow.",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"Advice.Decision"
					]
				},
				"stored": {
					"description": "The value the field had before this save.",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"PlannedRealisation.PlannedDate"
					]
				},
				"item": {
					"description": "A field of the item at hand, inside some, all and none; \"\" is the item itself.",
					"type": "string",
					"maxLength": 200,
					"examples": [
						"Identifier"
					]
				},
				"today": {
					"description": "The calendar day of now in Europe/Amsterdam.",
					"type": "array",
					"maxItems": 0,
					"examples": [
						[]
					]
				},
				"date": {
					"description": "A fixed calendar day.",
					"type": "string",
					"pattern": "^\\d{4}-\\d{2}-\\d{2}$",
					"examples": [
						"2026-01-31"
					]
				},
				"days-after": {
					"description": "The date so many calendar days after a date.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"var": "TrafficDecision.PublicationDate"
							},
							43
						]
					]
				},
				"days-between": {
					"description": "The number of calendar days from the first date to the second; negative when the second lies before it.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"today": []
							},
							{
								"var": "TrafficDecision.DefinitiveDate"
							}
						]
					]
				},
				"+": {
					"description": "The sum of the numbers.",
					"type": "array",
					"minItems": 2,
					"items": {
						"$ref": "#/$defs/value"
					},
					"examples": [
						[
							{
								"number": "Object.ExtraNeedChargePoints"
							},
							1
						]
					]
				},
				"-": {
					"description": "The first number less the second.",
					"$ref": "#/$defs/pair",
					"examples": [
						[
							{
								"number": "Object.ExtraNeedChargePoints"
							},
							1
						]
					]
				},
				"*": {
					"description": "The product of the numbers.",
					"type": "array",
					"minItems": 2,
					"items": {
						"$ref": "#/$defs/value"
					},
					"examples": [
						[
							{
								"number": "Object.ExtraNeedChargePoints"
							},
							0.04
						]
					]
				},
				"ceil": {
					"description": "The number rounded up to a whole number.",
					"$ref": "#/$defs/value",
					"examples": [
						{
							"*": [
								{
									"number": "Object.ExtraNeedChargePoints"
								},
								0.04
							]
						}
					]
				},
				"number": {
					"description": "The value of a field as a number; what is not a number counts as 0.",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"ParkingSpots.NumberOfParkingSpots"
					]
				},
				"if": {
					"description": "The second when the condition (the first) holds, otherwise the third.",
					"type": "array",
					"minItems": 3,
					"maxItems": 3,
					"prefixItems": [
						{
							"$ref": "#/$defs/condition"
						},
						{
							"$ref": "#/$defs/value"
						},
						{
							"$ref": "#/$defs/value"
						}
					],
					"examples": [
						[
							{
								"filled": "PlannedRealisation.PlannedDate"
							},
							{
								"var": "PlannedRealisation.PlannedDate"
							},
							null
						]
					]
				},
				"count": {
					"description": "The number of items in the list, without those that were removed (deleted_at).",
					"$ref": "#/$defs/fieldPath",
					"examples": [
						"ChargerIds"
					]
				}
			}
		},
		"pair": {
			"description": "Two values.",
			"type": "array",
			"minItems": 2,
			"maxItems": 2,
			"items": {
				"$ref": "#/$defs/value"
			},
			"examples": [
				[
					{
						"var": "Advice.Advice"
					},
					"yes"
				]
			]
		},
		"overList": {
			"description": "Path of a list, and the condition for its items.",
			"type": "array",
			"minItems": 2,
			"maxItems": 2,
			"prefixItems": [
				{
					"$ref": "#/$defs/fieldPath"
				},
				{
					"$ref": "#/$defs/condition"
				}
			],
			"examples": [
				[
					"ChargerIds",
					{
						"==": [
							{
								"item": "Identifier"
							},
							"X1"
						]
					}
				]
			]
		},
		"literal": {
			"description": "A fixed value. null only as the value of a derivation: it empties the field.",
			"type": [
				"string",
				"number",
				"boolean",
				"null"
			],
			"examples": [
				"yes",
				1,
				true
			]
		},
		"fieldPath": {
			"description": "Path of a field in the values, dots between the names. Items of a list are not addressed.",
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",
			"maxLength": 200,
			"examples": [
				"Advice.Decision"
			]
		},
		"name": {
			"description": "A name of the flow's own: lower-case letters, digits and hyphens.",
			"type": "string",
			"pattern": "^\\p{Ll}[\\p{Ll}0-9-]*$",
			"maxLength": 60,
			"examples": [
				"advies-positief"
			]
		},
		"stepCode": {
			"description": "Short code of a step: 1 to 11, with a letter for a sub-step.",
			"type": "string",
			"pattern": "^[1-9][0-9]?(-[a-z])?$",
			"examples": [
				"3",
				"3-b"
			]
		},
		"role": {
			"description": "One of the roles the product knows.",
			"enum": [
				"cpo",
				"municipality",
				"admin",
				"developer",
				"rvb",
				"customer",
				"caseworker",
				"caseviewer",
				"guest"
			],
			"examples": [
				"cpo"
			]
		}
	}
} as const;
