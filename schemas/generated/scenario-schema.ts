// Written by `npm run generate` out of schemas/scenario.schema.json. Change that, not this.
export const scenarioSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Scenario",
	"description": "A story that a flow must tell: who does what, and what must be so afterwards. Run by npm run flow -- test.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"instructions"
	],
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../../../schemas/scenario.schema.json"
			]
		},
		"name": {
			"description": "What the scenario shows, as the title of a test.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Positive advice leads to the traffic decision"
			]
		},
		"description": {
			"description": "Why it matters, for designers.",
			"type": "string",
			"examples": [
				"Step 3 is skipped: no decision is needed with positive advice."
			]
		},
		"journey": {
			"description": "Walked in a browser too, at the tenant's own screens, by the demo accounts that hold the roles. Every tenant marks at least one scenario: the one from the start to the final step.",
			"type": "boolean",
			"default": false,
			"examples": [
				true
			]
		},
		"given": {
			"description": "The process before the first instruction. Leave out: the tenant's first process type, started on 2026-01-05.",
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"type": {
					"description": "Process type.",
					"type": "string",
					"examples": [
						"op-aanvraag"
					]
				},
				"subtype": {
					"description": "Subtype.",
					"type": [
						"string",
						"null"
					],
					"default": null,
					"examples": [
						"regulier"
					]
				},
				"at": {
					"description": "Day it is started.",
					"type": "string",
					"pattern": "^\\d{4}-\\d{2}-\\d{2}$",
					"default": "2026-01-05",
					"examples": [
						"2026-01-05"
					]
				},
				"stakeholders": {
					"description": "Slugs of its stakeholders.",
					"type": "array",
					"items": {
						"$ref": "tenant.schema.json#/$defs/stakeholderSlug"
					},
					"uniqueItems": true,
					"examples": [
						[
							"municipality|arnhem-0202",
							"cpo|demo-cpo"
						]
					]
				},
				"location": {
					"description": "Charging location the instructions can name: its status before, and the process it belongs to.",
					"type": "object",
					"additionalProperties": true,
					"properties": {
						"uuid": {
							"description": "Uuid of the location.",
							"$ref": "flow.schema.json#/$defs/uuid",
							"examples": [
								"0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
							]
						},
						"status": {
							"description": "Status of the location.",
							"enum": [
								"alert",
								"rejected",
								"suggestion",
								"definitive",
								"in-progress",
								"realized"
							],
							"examples": [
								"definitive"
							]
						},
						"workflowUuid": {
							"description": "Process it is linked to.",
							"type": [
								"string",
								"null"
							],
							"examples": [
								null
							]
						}
					},
					"examples": [
						{
							"uuid": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21",
							"status": "definitive"
						}
					]
				}
			},
			"examples": [
				{
					"type": "op-aanvraag",
					"stakeholders": [
						"municipality|arnhem-0202"
					]
				}
			]
		},
		"instructions": {
			"description": "What happens, in order.",
			"type": "array",
			"items": {
				"description": "One act of one person.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"as",
					"do"
				],
				"properties": {
					"as": {
						"description": "Role of the person.",
						"$ref": "condition.schema.json#/$defs/role",
						"examples": [
							"cpo"
						]
					},
					"at": {
						"description": "When: a day, or the number of days after the start.",
						"anyOf": [
							{
								"type": "string",
								"pattern": "^\\d{4}-\\d{2}-\\d{2}$"
							},
							{
								"type": "integer",
								"minimum": 0
							}
						],
						"examples": [
							"2026-01-05",
							3
						]
					},
					"do": {
						"description": "What the person does.",
						"enum": [
							"start",
							"save",
							"complete",
							"correct",
							"change",
							"onhold",
							"resume",
							"cancel",
							"restore",
							"confirm-vkb",
							"undo-vkb",
							"connect-location",
							"disconnect-location",
							"change-stakeholder",
							"set-tags"
						],
						"examples": [
							"complete"
						]
					},
					"step": {
						"description": "Step it concerns. Leave out: the active step.",
						"$ref": "condition.schema.json#/$defs/stepCode",
						"examples": [
							"1"
						]
					},
					"with": {
						"description": "Values the person fills in, by the path of their field or nested; the other fields of the step stay as they are. null empties a field. A field of files is filled with names of files, each of which is uploaded first.",
						"type": "object",
						"additionalProperties": true,
						"examples": [
							{
								"Advice.Advice": "yes"
							}
						]
					},
					"target": {
						"description": "Step the person expects to come to. Leave out: the one the flow leads to.",
						"$ref": "condition.schema.json#/$defs/stepCode",
						"examples": [
							"4"
						]
					},
					"category": {
						"description": "Which location is connected or disconnected, or which stakeholder changes.",
						"enum": [
							"selected",
							"alternative",
							"cpo",
							"municipality",
							"customer",
							"contractor",
							"gridoperator"
						],
						"examples": [
							"selected"
						]
					},
					"location": {
						"description": "Charging location that is connected or disconnected.",
						"$ref": "flow.schema.json#/$defs/uuid",
						"examples": [
							"0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
						]
					},
					"stakeholder": {
						"description": "Stakeholder that is chosen.",
						"$ref": "tenant.schema.json#/$defs/stakeholderSlug",
						"examples": [
							"contractor|aannemer-oost"
						]
					},
					"tags": {
						"description": "Uuids of the tags that are set.",
						"type": "array",
						"items": {
							"$ref": "flow.schema.json#/$defs/uuid"
						},
						"examples": [
							[]
						]
					},
					"reason": {
						"description": "Reason out of the tenant's list.",
						"type": "string",
						"examples": [
							"other"
						]
					},
					"comment": {
						"description": "Comment on the reason.",
						"type": "string",
						"examples": [
							"Wacht op de netbeheerder"
						]
					},
					"expect": {
						"description": "What must be so afterwards. Leave out: it is not refused.",
						"$ref": "#/$defs/expectation",
						"examples": [
							{
								"step": "2"
							}
						]
					}
				},
				"examples": [
					{
						"as": "cpo",
						"do": "complete",
						"expect": {
							"step": "2"
						}
					}
				]
			},
			"minItems": 1,
			"examples": [
				[
					{
						"as": "cpo",
						"do": "complete",
						"with": {},
						"expect": {
							"step": "2"
						}
					}
				]
			]
		}
	},
	"$defs": {
		"expectation": {
			"description": "What must be so afterwards. What is not named is not looked at.",
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"step": {
					"description": "Code of the active step; null when there is none.",
					"anyOf": [
						{
							"$ref": "condition.schema.json#/$defs/stepCode"
						},
						{
							"type": "null"
						}
					],
					"examples": [
						"2"
					]
				},
				"label": {
					"description": "Dutch label of the process in lists.",
					"type": "string",
					"examples": [
						"Gemeente beoordeling"
					]
				},
				"status": {
					"description": "Status of the process.",
					"enum": [
						"active",
						"onhold",
						"cancelled",
						"completed"
					],
					"examples": [
						"active"
					]
				},
				"values": {
					"description": "Values by the path of their field; null means the field is empty.",
					"type": "object",
					"propertyNames": {
						"$ref": "condition.schema.json#/$defs/fieldPath"
					},
					"additionalProperties": true,
					"examples": [
						{
							"Advice.Advice": "yes"
						}
					]
				},
				"vkb": {
					"description": "The traffic decision is irrevocable.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"steps": {
					"description": "State of steps by their code; hidden for a sub-step that is not available.",
					"type": "object",
					"propertyNames": {
						"$ref": "condition.schema.json#/$defs/stepCode"
					},
					"additionalProperties": {
						"enum": [
							"not-started",
							"open",
							"completed",
							"skipped",
							"hidden"
						]
					},
					"examples": [
						{
							"1": "completed",
							"3": "skipped"
						}
					]
				},
				"marks": {
					"description": "Marks the process has, all of them.",
					"type": "array",
					"items": {
						"$ref": "condition.schema.json#/$defs/name"
					},
					"examples": [
						[
							"skip"
						]
					]
				},
				"iteration": {
					"description": "Times the process was reset.",
					"type": "integer",
					"minimum": 0,
					"examples": [
						1
					]
				},
				"locations": {
					"description": "Uuids of the connected charging locations.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"selected": {
							"description": "Of the proposal.",
							"type": [
								"string",
								"null"
							],
							"examples": [
								null
							]
						},
						"alternative": {
							"description": "Of the advice.",
							"type": [
								"string",
								"null"
							],
							"examples": [
								null
							]
						}
					},
					"examples": [
						{
							"selected": null
						}
					]
				},
				"reason": {
					"description": "Reason the process was cancelled or put on hold with.",
					"type": "string",
					"examples": [
						"other"
					]
				},
				"events": {
					"description": "Types of the events this instruction adds, in order.",
					"type": "array",
					"items": {
						"type": "string"
					},
					"examples": [
						[
							"step-save",
							"step-end",
							"step-start"
						]
					]
				},
				"effects": {
					"description": "Kinds of the effects on charging locations, in order.",
					"type": "array",
					"items": {
						"type": "string"
					},
					"examples": [
						[
							"connect-location"
						]
					]
				},
				"refused": {
					"description": "The instruction is refused and nothing changes.",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"code"
					],
					"properties": {
						"code": {
							"description": "Code of the refusal.",
							"type": "string",
							"examples": [
								"incomplete"
							]
						},
						"message": {
							"description": "Dutch message.",
							"type": "string",
							"examples": [
								"Selecteer eerst een locatie."
							]
						},
						"path": {
							"description": "Field it concerns; \"\" is the whole form.",
							"type": "string",
							"examples": [
								"Location.Latitude"
							]
						}
					},
					"examples": [
						{
							"code": "incomplete",
							"message": "Selecteer eerst een locatie.",
							"path": "Location.Latitude"
						}
					]
				}
			},
			"examples": [
				{
					"step": "2",
					"status": "active"
				}
			]
		}
	}
} as const;
