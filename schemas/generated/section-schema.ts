// Written by `npm run generate` out of schemas/section.schema.json. Change that, not this.
export const sectionSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "SectionDefinition",
	"description": "One part of a step's screen: a form, its hints and its rules.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"schema"
	],
	"properties": {
		"id": {
			"description": "Unique within the step.",
			"$ref": "#/$defs/sectionId",
			"examples": [
				"advice"
			]
		},
		"title": {
			"description": "Dutch heading of the part.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Gemeente beoordeling"
			]
		},
		"description": {
			"description": "Dutch text under the heading.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Beoordeel het voorstel van de CPO."
			]
		},
		"schema": {
			"description": "Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.",
			"$ref": "#/$defs/form",
			"examples": [
				{
					"type": "object",
					"properties": {
						"Advice": {
							"type": "object",
							"properties": {
								"Comments": {
									"type": "string",
									"title": "Toelichting",
									"format": "unicode-multiline",
									"maxLength": 4000
								}
							}
						}
					}
				}
			]
		},
		"ui": {
			"description": "How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.",
			"$ref": "#/$defs/ui",
			"examples": [
				{
					"Advice": {
						"Comments": {
							"ui:widget": "textarea"
						}
					}
				}
			]
		},
		"when": {
			"description": "The section is shown, and its fields belong to the step, only while this holds. Leave out: always.",
			"$ref": "condition.schema.json#/$defs/condition",
			"examples": [
				{
					"==": [
						{
							"var": "Advice.Advice"
						},
						"alternative"
					]
				}
			]
		},
		"onHide": {
			"description": "What becomes of the section's fields when it is not shown at a save.",
			"$ref": "#/$defs/onHide",
			"default": "keep",
			"examples": [
				"clear"
			]
		},
		"roles": {
			"description": "Roles that see the section at all. Leave out: everybody who sees the step.",
			"$ref": "#/$defs/roles",
			"examples": [
				[
					"cpo"
				]
			]
		},
		"readOnly": {
			"description": "Shown, never written by this step.",
			"type": "boolean",
			"default": false,
			"examples": [
				true
			]
		},
		"fields": {
			"description": "Conditions per field, by path.",
			"type": "object",
			"propertyNames": {
				"$ref": "condition.schema.json#/$defs/fieldPath"
			},
			"additionalProperties": {
				"$ref": "#/$defs/fieldRule"
			},
			"examples": [
				{
					"LocationPreparation.OtherReason": {
						"enabledWhen": {
							"in": [
								"Overige",
								{
									"var": "LocationPreparation.RequiresLocationPreparation"
								}
							]
						}
					}
				}
			]
		},
		"derived": {
			"description": "Values the system fills in, in this order.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/derivation"
			},
			"examples": [
				[
					{
						"field": "TrafficDecision.DefinitiveDate",
						"on": "TrafficDecision.PublicationDate",
						"value": {
							"days-after": [
								{
									"var": "TrafficDecision.PublicationDate"
								},
								43
							]
						}
					}
				]
			]
		},
		"complete": {
			"description": "Rules that completing (and correcting) the step must satisfy.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/stepRule"
			},
			"examples": [
				[
					{
						"unless": {
							"filled": "Advice.Decision"
						},
						"field": "Advice.Decision",
						"message": "Het proces kan niet verder zonder beoordeling."
					}
				]
			]
		},
		"save": {
			"description": "Rules for every save, complete or not.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/stepRule"
			},
			"examples": [
				[
					{
						"unless": {
							"filled": "PlannedRealisation.PlannedDate"
						},
						"field": "PlannedRealisation.PlannedDate",
						"message": "Het proces kan niet verder zonder een realisatiedatum."
					}
				]
			]
		},
		"warn": {
			"description": "What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/warning"
			},
			"examples": [
				[
					{
						"unless": {
							">=": [
								{
									"var": "Progress.Invite.end"
								},
								{
									"var": "Progress.Invite.start"
								}
							]
						},
						"field": "Progress.Invite.end",
						"message": "Het bezoek eindigt voordat het begint."
					}
				]
			]
		},
		"chains": {
			"description": "Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.",
			"type": "object",
			"propertyNames": {
				"$ref": "condition.schema.json#/$defs/fieldPath"
			},
			"additionalProperties": {
				"$ref": "#/$defs/chain"
			},
			"examples": [
				{
					"Approvals": {
						"from": "Quotations",
						"read": [
							"PartyName"
						]
					}
				}
			]
		},
		"unique": {
			"description": "Fields whose value no other process of the tenant may have.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/uniqueField"
			},
			"examples": [
				[
					{
						"field": "Object.BuildingCode",
						"within": "Application.PidUuid",
						"message": "Dit nummer is reeds in gebruik binnen deze PID."
					}
				]
			]
		},
		"steering": {
			"description": "Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.",
			"type": "array",
			"items": {
				"$ref": "condition.schema.json#/$defs/fieldPath"
			},
			"uniqueItems": true,
			"examples": [
				[
					"Location.chargingpointUuid"
				]
			]
		}
	},
	"$defs": {
		"sectionId": {
			"description": "Lower-case letters, digits and hyphens.",
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"maxLength": 60,
			"examples": [
				"advice-summary"
			]
		},
		"onHide": {
			"description": "keep: the values stay, so that going back loses no work. clear: the values are emptied.",
			"enum": [
				"keep",
				"clear"
			],
			"examples": [
				"keep"
			]
		},
		"roles": {
			"description": "Roles, each once.",
			"type": "array",
			"items": {
				"$ref": "condition.schema.json#/$defs/role"
			},
			"uniqueItems": true,
			"examples": [
				[
					"cpo",
					"municipality"
				]
			]
		},
		"fieldRule": {
			"description": "Conditions of one field.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"when": {
					"description": "Shown, and part of the step, only while this holds.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"==": [
								{
									"var": "Advice.Advice"
								},
								"no"
							]
						}
					]
				},
				"onHide": {
					"description": "What becomes of the value when the field is not shown at a save.",
					"$ref": "#/$defs/onHide",
					"default": "keep",
					"examples": [
						"clear"
					]
				},
				"enabledWhen": {
					"description": "May be filled in only while this holds; shown all the same.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"empty": "Location.chargingpointUuid"
						}
					]
				},
				"readOnly": {
					"description": "Shown, never written.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"editRoles": {
					"description": "Roles that may change the field. Leave out: the step's editors.",
					"$ref": "#/$defs/roles",
					"examples": [
						[
							"admin"
						]
					]
				}
			}
		},
		"derivation": {
			"description": "A value the system fills in. Without on it is computed at every save and nobody can type it; with on it is filled in when that field changes, and stays editable.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field",
				"value"
			],
			"properties": {
				"field": {
					"description": "Field that is filled in.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"TrafficDecision.DefinitiveDate"
					]
				},
				"value": {
					"description": "What it is filled with; null empties it.",
					"$ref": "condition.schema.json#/$defs/value",
					"examples": [
						{
							"days-after": [
								{
									"var": "TrafficDecision.PublicationDate"
								},
								43
							]
						}
					]
				},
				"on": {
					"description": "Fill in only when this field changes.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"TrafficDecision.PublicationDate"
					]
				},
				"proposal": {
					"description": "With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"when": {
					"description": "Fill in only while this holds.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"filled": "TrafficDecision.PublicationDate"
						}
					]
				}
			}
		},
		"chain": {
			"description": "Where the items of a list come from. Removing an item there hides it here, with what was filled in kept.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "List the items come out of.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Quotations"
					]
				},
				"when": {
					"description": "Only items of that list for which this holds; item reads such an item.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"item-filled": "ApprovedDate"
						}
					]
				},
				"read": {
					"description": "Fields of the item that are read there and never written here: a correction there shows here.",
					"$ref": "#/$defs/itemFields",
					"examples": [
						[
							"PartyName"
						]
					]
				},
				"prefill": {
					"description": "Fields that are copied from there when the item first appears, and are then free.",
					"$ref": "#/$defs/itemFields",
					"examples": [
						[
							"WorkDescription"
						]
					]
				},
				"add": {
					"description": "People may add items of their own.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"once": {
					"description": "The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			}
		},
		"itemFields": {
			"description": "Names of fields of an item.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z][A-Za-z0-9_]*$"
			},
			"uniqueItems": true,
			"examples": [
				[
					"PartyName"
				]
			]
		},
		"uniqueField": {
			"description": "A field whose value no other process of the tenant may have.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"field",
				"message"
			],
			"properties": {
				"field": {
					"description": "The field.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Object.BuildingCode"
					]
				},
				"within": {
					"description": "Only processes with the same value here count. Leave out: all of the tenant's.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Application.PidUuid"
					]
				},
				"message": {
					"description": "Dutch text for the person.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Dit nummer is reeds in gebruik binnen deze PID."
					]
				}
			}
		},
		"stepRule": {
			"description": "A demand on the values, with its message.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"unless",
				"message"
			],
			"properties": {
				"unless": {
					"description": "The rule is broken when this does not hold.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"filled": "GridConnection.RequestDate"
						}
					]
				},
				"field": {
					"description": "Where the message is shown. Leave out: above the form.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"GridConnection.RequestDate"
					]
				},
				"message": {
					"description": "Dutch text for the person.",
					"type": "string",
					"examples": [
						"Het proces kan niet verder zonder deze datum in te voeren."
					]
				},
				"correction": {
					"description": "Also demanded of a correction.",
					"type": "boolean",
					"default": true,
					"examples": [
						false
					]
				},
				"warnAtSave": {
					"description": "Of a rule that completing demands: a save that does not complete goes through, and says this as a warning.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			}
		},
		"warning": {
			"description": "Something implausible, with its message.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"unless",
				"field",
				"message"
			],
			"properties": {
				"unless": {
					"description": "It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"or": [
								{
									"empty": "Permit.Date"
								},
								{
									">=": [
										{
											"var": "Permit.Date"
										},
										{
											"date": "2000-01-01"
										}
									]
								}
							]
						}
					]
				},
				"field": {
					"description": "Where the message is shown.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Permit.Date"
					]
				},
				"message": {
					"description": "Dutch text for the person.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Deze datum ligt ver in het verleden. Klopt het jaar?"
					]
				}
			}
		},
		"form": {
			"description": "A form: groups of fields.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"type",
				"properties"
			],
			"properties": {
				"type": {
					"description": "Always object.",
					"const": "object",
					"examples": [
						"object"
					]
				},
				"title": {
					"description": "Dutch heading of the group.",
					"type": "string",
					"examples": [
						"Advies"
					]
				},
				"description": {
					"description": "Dutch hint under the heading.",
					"type": "string",
					"examples": [
						"Vul het advies in."
					]
				},
				"properties": {
					"description": "Groups and fields by name.",
					"type": "object",
					"propertyNames": {
						"pattern": "^[A-Za-z][A-Za-z0-9_]*$"
					},
					"additionalProperties": {
						"$ref": "#/$defs/field"
					},
					"examples": [
						{
							"Comments": {
								"type": "string",
								"title": "Toelichting",
								"format": "unicode-multiline",
								"maxLength": 4000
							}
						}
					]
				},
				"required": {
					"description": "Names that completing demands; saving does not.",
					"type": "array",
					"items": {
						"type": "string"
					},
					"uniqueItems": true,
					"examples": [
						[
							"Decision"
						]
					]
				}
			}
		},
		"field": {
			"description": "A group, a list or a single field.",
			"if": {
				"type": "object",
				"properties": {
					"type": {
						"const": "object"
					}
				},
				"required": [
					"type"
				]
			},
			"then": {
				"$ref": "#/$defs/form"
			},
			"else": {
				"$ref": "#/$defs/singleField"
			},
			"examples": [
				{
					"type": "string",
					"format": "calendar-date",
					"title": "Publicatiedatum"
				}
			]
		},
		"singleField": {
			"description": "A field that holds a text, number, boolean or list. A text is free (format and maxLength) or out of a list (oneOf).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"type"
			],
			"properties": {
				"type": {
					"description": "Type of the value; together with null when null is to be accepted (an item that was left empty).",
					"if": {
						"type": "array"
					},
					"then": {
						"type": "array",
						"minItems": 2,
						"maxItems": 2,
						"prefixItems": [
							{
								"$ref": "#/$defs/valueType"
							},
							{
								"const": "null"
							}
						]
					},
					"else": {
						"$ref": "#/$defs/valueType"
					},
					"examples": [
						"string",
						[
							"string",
							"null"
						]
					]
				},
				"title": {
					"description": "Dutch label.",
					"type": "string",
					"examples": [
						"Toelichting"
					]
				},
				"description": {
					"description": "Dutch hint.",
					"type": "string",
					"examples": [
						"6 weken na publicatie"
					]
				},
				"default": {
					"description": "Value a new process starts with, or a new item.",
					"type": [
						"string",
						"number",
						"boolean",
						"array"
					],
					"examples": [
						"station"
					]
				},
				"format": {
					"description": "What a text may hold.",
					"$ref": "#/$defs/format",
					"examples": [
						"unicode"
					]
				},
				"minLength": {
					"description": "Least number of characters, demanded when completing.",
					"type": "integer",
					"minimum": 0,
					"examples": [
						1
					]
				},
				"maxLength": {
					"description": "Largest number of characters.",
					"type": "integer",
					"minimum": 1,
					"examples": [
						4000
					]
				},
				"minimum": {
					"description": "Smallest number.",
					"type": "number",
					"examples": [
						0
					]
				},
				"maximum": {
					"description": "Largest number.",
					"type": "number",
					"examples": [
						90
					]
				},
				"multipleOf": {
					"description": "Step of the number.",
					"type": "number",
					"exclusiveMinimum": 0,
					"examples": [
						0.01
					]
				},
				"oneOf": {
					"description": "Options, in the order shown.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/option"
					},
					"examples": [
						[
							{
								"const": "yes",
								"title": "Positief"
							},
							{
								"const": "no",
								"title": "Negatief"
							}
						]
					]
				},
				"items": {
					"description": "What each item of a list is.",
					"$ref": "#/$defs/field",
					"examples": [
						{
							"type": "string",
							"format": "identifier",
							"maxLength": 40
						}
					]
				},
				"minItems": {
					"description": "Least number of items, demanded when completing.",
					"type": "integer",
					"minimum": 0,
					"examples": [
						1
					]
				},
				"maxItems": {
					"description": "Largest number of items.",
					"type": "integer",
					"minimum": 1,
					"examples": [
						50
					]
				},
				"uniqueItems": {
					"description": "No two items are equal.",
					"type": "boolean",
					"examples": [
						true
					]
				},
				"x-message": {
					"description": "Dutch message of the field, whatever is wrong with it; instead of the general ones.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Vul een korte omschrijving van de overige voorbereidingen in."
					]
				},
				"x-messages": {
					"description": "Dutch message per keyword that the value breaks; comes before x-message.",
					"type": "object",
					"additionalProperties": {
						"type": "string",
						"minLength": 1
					},
					"examples": [
						{
							"maxLength": "De toelichting mag maximaal 300 karakters lang zijn"
						}
					]
				}
			}
		},
		"valueType": {
			"description": "What a single field holds; a group has type object.",
			"enum": [
				"string",
				"number",
				"integer",
				"boolean",
				"array"
			],
			"examples": [
				"string"
			]
		},
		"option": {
			"description": "One choice of a list.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"const",
				"title"
			],
			"properties": {
				"const": {
					"description": "Stored value.",
					"type": [
						"string",
						"number",
						"boolean"
					],
					"examples": [
						"yes"
					]
				},
				"title": {
					"description": "Dutch label; empty only for the choice of nothing, whose value is empty too.",
					"type": "string",
					"examples": [
						"Positief"
					]
				},
				"x-inactive": {
					"description": "No longer offered; stays valid where it was chosen, shown with ' (inactief)'.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			}
		},
		"format": {
			"description": "unicode: one line of text. unicode-multiline: text with line ends. address-text, house-number, postal-code (Dutch), postal-code-be (Belgian): parts of an address. identifier: letters, digits and underscore. calendar-date: \"YYYY-MM-DD\". planned-date: calendar-date or Cancelled. clock-time: \"HH:MM\". external-id: id of an outside identity provider. stakeholder-name: name of a stakeholder.",
			"enum": [
				"unicode",
				"unicode-multiline",
				"address-text",
				"house-number",
				"postal-code",
				"postal-code-be",
				"identifier",
				"calendar-date",
				"planned-date",
				"url",
				"email",
				"uuid4",
				"ean18",
				"external-id",
				"clock-time",
				"stakeholder-name"
			],
			"examples": [
				"unicode"
			]
		},
		"ui": {
			"description": "Hints of a group or field, and of what lies in it.",
			"type": "object",
			"additionalProperties": {
				"$ref": "#/$defs/ui"
			},
			"propertyNames": {
				"pattern": "^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"
			},
			"properties": {
				"ui:widget": {
					"$ref": "#/$defs/widget",
					"description": "What draws the field or section.",
					"examples": [
						"textarea"
					]
				},
				"ui:options": {
					"$ref": "#/$defs/uiOptions",
					"description": "Settings of the widget.",
					"examples": [
						{
							"span": 6
						}
					]
				},
				"ui:order": {
					"description": "Order of the fields; * stands for the others.",
					"type": "array",
					"items": {
						"type": "string"
					},
					"examples": [
						[
							"Advice",
							"*"
						]
					]
				},
				"ui:placeholder": {
					"description": "Dutch text in the empty field.",
					"type": "string",
					"examples": [
						"Kies een gemeente"
					]
				},
				"ui:help": {
					"description": "Dutch help text under the field.",
					"type": "string",
					"examples": [
						"6 weken na publicatie"
					]
				},
				"ui:title": {
					"description": "Dutch label instead of the schema's title.",
					"type": "string",
					"examples": [
						"Toelichting"
					]
				},
				"ui:description": {
					"description": "Dutch hint instead of the schema's description.",
					"type": "string",
					"examples": [
						"Kort en bondig"
					]
				}
			}
		},
		"uiOptions": {
			"description": "Settings of a widget.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"span": {
					"description": "Columns of twelve the field takes on a wide screen.",
					"enum": [
						3,
						4,
						6,
						8,
						12
					],
					"default": 12,
					"examples": [
						6
					]
				},
				"rows": {
					"description": "Lines of a textarea.",
					"type": "integer",
					"minimum": 2,
					"maximum": 30,
					"default": 5,
					"examples": [
						5
					]
				},
				"category": {
					"description": "Stakeholder category a stakeholder widget offers, location category of a location widget, or category of the files of a files widget.",
					"enum": [
						"cpo",
						"municipality",
						"customer",
						"contractor",
						"gridoperator",
						"selected",
						"alternative",
						"ParkingSpots",
						"Underground",
						"Broker",
						"GridOperator",
						"CPOAdditional",
						"TrafficDecision",
						"DeliveryDocumentation",
						"SideView",
						"TopView",
						"topview-alt",
						"sideview-alt"
					],
					"examples": [
						"gridoperator"
					]
				},
				"whileEmpty": {
					"description": "List of files: a start-document widget offers the generated document only while it is empty. Left out: always.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Docs.ParkingSpots"
					]
				},
				"itemText": {
					"description": "Dutch name of one item, before its number.",
					"type": "string",
					"examples": [
						"Offerte"
					]
				},
				"addText": {
					"description": "Dutch text of the button that adds an item.",
					"type": "string",
					"examples": [
						"Voeg een offerte toe"
					]
				},
				"removeText": {
					"description": "Dutch text of the button that removes an item.",
					"type": "string",
					"examples": [
						"Verwijder"
					]
				},
				"emptyText": {
					"description": "Dutch text shown when there is nothing to show.",
					"type": "string",
					"examples": [
						"Er is nog geen locatie gekozen."
					]
				},
				"emptyValue": {
					"description": "What an empty text field is sent as. Left out: an empty field is not sent.",
					"const": "",
					"examples": [
						""
					]
				},
				"suffix": {
					"description": "Unit after the value.",
					"type": "string",
					"examples": [
						"kW"
					]
				},
				"inline": {
					"description": "Options beside each other instead of below each other.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"locations": {
					"description": "What a location widget offers: preselected charging locations to choose from, or any place.",
					"enum": [
						"preselected",
						"free"
					],
					"default": "free",
					"examples": [
						"preselected"
					]
				},
				"allowRejected": {
					"description": "A rejected charging location may be chosen too.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"title": {
					"description": "Dutch heading the widget shows.",
					"type": "string",
					"examples": [
						"Alternatief locatievoorstel"
					]
				},
				"warning": {
					"description": "Dutch warning the widget shows.",
					"type": "string",
					"examples": [
						"Stel onder aan deze pagina een alternatieve locatie voor."
					]
				},
				"advice": {
					"description": "Field of the advice that a decision or an advice-summary is about. Left out: Advice.Advice.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"CPOAdvice.CPOAdvice"
					]
				},
				"comments": {
					"description": "Field of the explanation that an advice-summary shows. Left out: Comments beside the advice.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"CPOAdvice.CPOComments"
					]
				},
				"options": {
					"description": "Per advice (by its value), the choices a decision widget offers.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": {
							"type": "string"
						}
					},
					"examples": [
						{
							"alternative": [
								"reject-cancel",
								"accept",
								"reject-own-location"
							]
						}
					]
				}
			}
		},
		"widget": {
			"description": "The closed registry of widgets. Each name is drawn by one component of the browser.",
			"oneOf": [
				{
					"const": "text",
					"description": "One line of text."
				},
				{
					"const": "textarea",
					"description": "Several lines of text."
				},
				{
					"const": "number",
					"description": "A number, with decimal comma."
				},
				{
					"const": "select",
					"description": "One out of a list that folds open."
				},
				{
					"const": "radio",
					"description": "One out of a few visible options."
				},
				{
					"const": "checkboxes",
					"description": "Several out of a list."
				},
				{
					"const": "checkbox",
					"description": "Yes or no."
				},
				{
					"const": "date",
					"description": "A calendar day."
				},
				{
					"const": "time",
					"description": "A time of the day."
				},
				{
					"const": "resettable-date",
					"description": "A calendar day that may be reset to Cancelled, where the tenant allows it."
				},
				{
					"const": "stakeholder",
					"description": "A stakeholder of a category, out of the tenant's stakeholders."
				},
				{
					"const": "pid",
					"description": "A PID, out of the tenant's list."
				},
				{
					"const": "location-choice",
					"description": "Choosing the location on a map, by address or by a charging location."
				},
				{
					"const": "location-summary",
					"description": "The location on a map with its address, read only. A whole section."
				},
				{
					"const": "alternative-location",
					"description": "Choosing the alternative location of an advice."
				},
				{
					"const": "advice-summary",
					"description": "The advice and its explanation, read only. A whole section."
				},
				{
					"const": "decision",
					"description": "The choices that fit the advice given."
				},
				{
					"const": "proposal-comparison",
					"description": "Own proposal and alternative side by side. A whole section."
				},
				{
					"const": "start-document",
					"description": "The manual start documents to read and, where there are none, the generated one for who may have it. A whole section."
				},
				{
					"const": "automatic-views",
					"description": "Button that has the missing side view and top view made, for who may. A whole section."
				},
				{
					"const": "identifiers",
					"description": "A list of short ids."
				},
				{
					"const": "repeatable",
					"description": "A list of items, each a small form."
				},
				{
					"const": "read-only-text",
					"description": "The value as text."
				},
				{
					"const": "coordinates",
					"description": "Latitude and longitude; pasting 'lat, lng' fills both."
				},
				{
					"const": "files",
					"description": "Files of a category: uploading, looking at and downloading them; read only where the field or section is. A list of file ids, or of views (id and ext)."
				},
				{
					"const": "hidden",
					"description": "Not drawn; filled in by another widget or by the system."
				}
			],
			"examples": [
				"textarea"
			]
		}
	}
} as const;
