// Written by `npm run generate` out of schemas/flow.schema.json. Change that, not this.
export const flowSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "FlowDefinition",
	"description": "A flow: the steps of a process, who may see and edit them, their forms, and where completing leads.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uuid",
		"version",
		"label",
		"bindings",
		"steps"
	],
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../../schemas/flow.schema.json"
			]
		},
		"uuid": {
			"description": "Constant for the life of the flow.",
			"$ref": "#/$defs/uuid",
			"examples": [
				"9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"
			]
		},
		"version": {
			"description": "A changed file needs a raised version; running processes stay on theirs.",
			"$ref": "#/$defs/version",
			"examples": [
				"1.0.0"
			]
		},
		"label": {
			"description": "Dutch name of the flow.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Realisatie laadlocatie"
			]
		},
		"description": {
			"description": "For designers.",
			"type": "string",
			"examples": [
				"Operator flow of eight steps."
			]
		},
		"conditions": {
			"description": "Named conditions, used as { \"cond\": name }; they may not refer to each other.",
			"type": "object",
			"propertyNames": {
				"$ref": "condition.schema.json#/$defs/name"
			},
			"additionalProperties": {
				"$ref": "condition.schema.json#/$defs/condition"
			},
			"examples": [
				{
					"advies-positief": {
						"==": [
							{
								"var": "Advice.Advice"
							},
							"yes"
						]
					}
				}
			]
		},
		"marks": {
			"description": "Names of the marks that effects may set and conditions may read.",
			"type": "array",
			"items": {
				"$ref": "condition.schema.json#/$defs/name"
			},
			"uniqueItems": true,
			"examples": [
				[
					"skip"
				]
			]
		},
		"bindings": {
			"description": "Where in the values the product finds the facts it treats specially.",
			"$ref": "#/$defs/bindings",
			"examples": [
				{
					"location": "Location",
					"stakeholders": {
						"cpo": "Stakeholders.ChargePointOperator"
					}
				}
			]
		},
		"steps": {
			"description": "The steps in their order.",
			"type": "array",
			"minItems": 1,
			"items": {
				"$ref": "#/$defs/step"
			},
			"examples": [
				[
					{
						"uuid": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21",
						"code": "1",
						"label": "Locatievoorstel",
						"version": "1.0.0",
						"access": {
							"read": [
								"municipality"
							],
							"edit": [
								"cpo"
							]
						},
						"sections": [
							{
								"block": "location-proposal"
							}
						],
						"final": true
					}
				]
			]
		}
	},
	"$defs": {
		"uuid": {
			"description": "Version 4 uuid in lower case.",
			"type": "string",
			"pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
			"examples": [
				"9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"
			]
		},
		"version": {
			"description": "Semantic version.",
			"type": "string",
			"pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$",
			"examples": [
				"1.2.0"
			]
		},
		"bindings": {
			"description": "Paths of what maps, panels, lists and rights read.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"location",
				"stakeholders"
			],
			"properties": {
				"location": {
					"description": "Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Location"
					]
				},
				"alternativeLocation": {
					"description": "Group of the alternative location out of the advice.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Advice.Alternative"
					]
				},
				"stakeholders": {
					"description": "Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders).",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"cpo": {
							"description": "Field of the charge point operator.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Stakeholders.ChargePointOperator"
							]
						},
						"municipality": {
							"description": "Field of the municipality.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Stakeholders.Municipality"
							]
						},
						"customer": {
							"description": "Field of the customer.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Stakeholders.Customer"
							]
						},
						"contractor": {
							"description": "Field of the contractor.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Stakeholders.Contractor"
							]
						},
						"gridoperator": {
							"description": "Field of the grid operator.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Stakeholders.GridOperator"
							]
						}
					},
					"examples": [
						{
							"municipality": "Stakeholders.Municipality"
						}
					]
				},
				"locationDocuments": {
					"description": "Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own.",
					"type": "array",
					"items": {
						"$ref": "condition.schema.json#/$defs/fieldPath"
					},
					"uniqueItems": true,
					"examples": [
						[
							"Docs.Underground",
							"Docs.TopView"
						]
					]
				},
				"trafficDecision": {
					"description": "Fields of the traffic decision; leave out when the flow has none.",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"publicationDate",
						"definitiveDate",
						"confirmedDate"
					],
					"properties": {
						"publicationDate": {
							"description": "Day of publication.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"TrafficDecision.PublicationDate"
							]
						},
						"definitiveDate": {
							"description": "End of the objection period.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"TrafficDecision.DefinitiveDate"
							]
						},
						"confirmedDate": {
							"description": "Day it was marked irrevocable.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"TrafficDecision.ConfirmedDate"
							]
						},
						"notApplicable": {
							"description": "Boolean: there is no traffic decision.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"TrafficDecision.TrafficDecisionNotApplicable"
							]
						}
					},
					"examples": [
						{
							"publicationDate": "TrafficDecision.PublicationDate",
							"definitiveDate": "TrafficDecision.DefinitiveDate",
							"confirmedDate": "TrafficDecision.ConfirmedDate"
						}
					]
				},
				"namedStakeholders": {
					"description": "Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/stakeholderCategory"
					},
					"uniqueItems": true,
					"examples": [
						[
							"customer"
						]
					]
				},
				"geography": {
					"description": "Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to.",
					"$ref": "#/$defs/stakeholderCategory",
					"default": "municipality",
					"examples": [
						"customer"
					]
				},
				"caseReference": {
					"description": "Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none.",
					"$ref": "condition.schema.json#/$defs/fieldPath",
					"examples": [
						"Object.Address.BuildingCode"
					]
				},
				"summary": {
					"description": "Groups and fields that lists and reports read beside the location.",
					"type": "array",
					"items": {
						"$ref": "condition.schema.json#/$defs/fieldPath"
					},
					"uniqueItems": true,
					"examples": [
						[
							"Object",
							"BuildingOptions.PowerOption"
						]
					]
				},
				"realisationStartsAt": {
					"description": "Step from which maps show the process as being realised.",
					"$ref": "condition.schema.json#/$defs/stepCode",
					"default": "6",
					"examples": [
						"6"
					]
				}
			}
		},
		"stakeholderCategory": {
			"description": "What a stakeholder is to a process.",
			"enum": [
				"cpo",
				"municipality",
				"customer",
				"contractor",
				"gridoperator"
			],
			"examples": [
				"customer"
			]
		},
		"step": {
			"description": "One step of the flow, or a sub-step of one.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uuid",
				"code",
				"label",
				"version",
				"access",
				"sections"
			],
			"properties": {
				"uuid": {
					"description": "Constant for the life of the step.",
					"$ref": "#/$defs/uuid",
					"examples": [
						"0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
					]
				},
				"code": {
					"description": "Short code, unique in the flow; part of the address of the step's screen.",
					"$ref": "condition.schema.json#/$defs/stepCode",
					"examples": [
						"3-b"
					]
				},
				"label": {
					"description": "Dutch name of the step.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Gemeente beoordeling"
					]
				},
				"version": {
					"description": "Version of the step, sent along in status and events.",
					"$ref": "#/$defs/version",
					"examples": [
						"1.0.0"
					]
				},
				"description": {
					"description": "Dutch explanation at the top of the step.",
					"type": "string",
					"examples": [
						"Beoordeel de voorgestelde locatie."
					]
				},
				"access": {
					"description": "Who sees and who edits the step.",
					"$ref": "#/$defs/access",
					"examples": [
						{
							"read": [
								"municipality",
								"admin"
							],
							"edit": [
								"cpo"
							]
						}
					]
				},
				"sections": {
					"description": "Parts of the screen, from top to bottom: a block or a section of the flow's own.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sectionReference"
					},
					"examples": [
						[
							{
								"block": "advice-summary"
							}
						]
					]
				},
				"complete": {
					"description": "Rules that completing (and correcting) the step must satisfy, besides those of its sections.",
					"type": "array",
					"items": {
						"$ref": "section.schema.json#/$defs/stepRule"
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
				"next": {
					"description": "Where completing leads: the first branch whose condition holds. Leave out: the following step.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/branch"
					},
					"examples": [
						[
							{
								"when": {
									"cond": "advies-positief"
								},
								"to": "4"
							},
							{
								"to": "3"
							}
						]
					]
				},
				"children": {
					"description": "Sub-steps. The step completes when all that apply are completed.",
					"$ref": "#/$defs/children",
					"examples": [
						{
							"tracks": [
								{
									"id": "power",
									"label": "Netverzwaring",
									"steps": []
								}
							]
						}
					]
				},
				"when": {
					"description": "Only on a sub-step: it belongs to this process only while the condition holds.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"==": [
								{
									"var": "PowerOption"
								},
								"GridUpgrade"
							]
						}
					]
				},
				"final": {
					"description": "Completing this step completes the process. Exactly one step carries it.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"change": {
					"description": "What changing this step (Wijzigen) does besides the reset.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"effects": {
							"description": "Carried out at the first save of the change.",
							"type": "array",
							"items": {
								"$ref": "#/$defs/effect"
							},
							"examples": [
								[
									{
										"new-location-version": "copy"
									}
								]
							]
						}
					},
					"examples": [
						{
							"effects": [
								{
									"new-location-version": "copy"
								}
							]
						}
					]
				},
				"entered": {
					"description": "What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not.",
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"field",
							"effects"
						],
						"properties": {
							"field": {
								"description": "Field of this step.",
								"$ref": "condition.schema.json#/$defs/fieldPath",
								"examples": [
									"Progress.AllPartiesSignedDate"
								]
							},
							"effects": {
								"description": "Carried out by that save.",
								"type": "array",
								"minItems": 1,
								"items": {
									"$ref": "#/$defs/effect"
								},
								"examples": [
									[
										{
											"set-charging-point-status": "in bedrijf"
										}
									]
								]
							}
						}
					},
					"examples": [
						[
							{
								"field": "Progress.AllPartiesSignedDate",
								"effects": [
									{
										"set-charging-point-status": "in bedrijf"
									}
								]
							}
						]
					]
				},
				"onPass": {
					"description": "What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay.",
					"enum": [
						"clear"
					],
					"examples": [
						"clear"
					]
				},
				"outcomes": {
					"description": "Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen.",
					"type": "array",
					"items": {
						"$ref": "condition.schema.json#/$defs/fieldPath"
					},
					"uniqueItems": true,
					"examples": [
						[
							"Advice.Advice"
						]
					]
				}
			}
		},
		"access": {
			"description": "Who sees and who edits a step.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"read",
				"edit"
			],
			"properties": {
				"read": {
					"description": "Roles that may see the step and its data.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"municipality",
							"admin"
						]
					]
				},
				"edit": {
					"description": "Roles that may save and complete the step; they see it too.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				}
			}
		},
		"children": {
			"description": "Sub-steps: first in order, then every track side by side, each track in order.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tracks"
			],
			"properties": {
				"first": {
					"description": "Sub-steps that come before the tracks, in order.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/step"
					},
					"examples": [
						[]
					]
				},
				"tracks": {
					"description": "Tracks that are walked side by side.",
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"id",
							"label",
							"steps"
						],
						"properties": {
							"id": {
								"description": "Unique within the step.",
								"$ref": "section.schema.json#/$defs/sectionId",
								"examples": [
									"power"
								]
							},
							"label": {
								"description": "Dutch name of the track.",
								"type": "string",
								"minLength": 1,
								"examples": [
									"Netverzwaring"
								]
							},
							"steps": {
								"description": "Sub-steps of the track, in order.",
								"type": "array",
								"items": {
									"$ref": "#/$defs/step"
								},
								"examples": [
									[]
								]
							}
						}
					},
					"examples": [
						[
							{
								"id": "power",
								"label": "Netverzwaring",
								"steps": []
							}
						]
					]
				}
			}
		},
		"sectionReference": {
			"description": "A shared block, or a section of the flow's own.",
			"if": {
				"type": "object",
				"required": [
					"block"
				]
			},
			"then": {
				"$ref": "#/$defs/blockReference"
			},
			"else": {
				"$ref": "section.schema.json"
			},
			"examples": [
				{
					"block": "advice-summary"
				}
			]
		},
		"blockReference": {
			"description": "Use of a shared block, with what this flow does otherwise.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"block"
			],
			"properties": {
				"block": {
					"description": "Name of a file in schemas/blocks.",
					"$ref": "section.schema.json#/$defs/sectionId",
					"examples": [
						"advice-summary"
					]
				},
				"id": {
					"description": "Id within the step. Leave out: the block's name.",
					"$ref": "section.schema.json#/$defs/sectionId",
					"examples": [
						"advice-of-municipality"
					]
				},
				"when": {
					"description": "Shown only while this holds; instead of the block's own condition.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"!": {
								"cond": "advies-positief"
							}
						}
					]
				},
				"roles": {
					"description": "Roles that see it; instead of the block's own.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"readOnly": {
					"description": "Shown, never written by this step; instead of the block's own.",
					"type": "boolean",
					"examples": [
						true
					]
				},
				"rename": {
					"description": "Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones.",
					"type": "object",
					"minProperties": 1,
					"propertyNames": {
						"$ref": "condition.schema.json#/$defs/fieldPath"
					},
					"additionalProperties": {
						"type": "string",
						"pattern": "^[A-Za-z][A-Za-z0-9_]*$"
					},
					"examples": [
						{
							"Advice": "CPOAdvice",
							"Advice.Comments": "CPOComments"
						}
					]
				},
				"override": {
					"description": "Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched.",
					"type": "object",
					"examples": [
						{
							"title": "Advies van de gemeente"
						}
					]
				}
			}
		},
		"branch": {
			"description": "One way on from a step.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"when": {
					"description": "Taken only when this holds. Leave out on the last branch.",
					"$ref": "condition.schema.json#/$defs/condition",
					"examples": [
						{
							"cond": "advies-positief"
						}
					]
				},
				"to": {
					"description": "Code of the step it leads to. Left out only when an effect cancels the process.",
					"$ref": "condition.schema.json#/$defs/stepCode",
					"examples": [
						"4"
					]
				},
				"restart": {
					"description": "Reset the process to that step, as changing it would, at once.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"effects": {
					"description": "What happens besides, in this order.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/effect"
					},
					"examples": [
						[
							{
								"cancel": "other"
							}
						]
					]
				},
				"label": {
					"description": "Dutch name for graphs and explanations.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"positief advies"
					]
				}
			}
		},
		"effect": {
			"description": "What a transition causes, as data.",
			"oneOf": [
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"cancel"
					],
					"properties": {
						"cancel": {
							"description": "Cancel the process with this reason out of the tenant's cancelReasons.",
							"type": "string",
							"minLength": 1,
							"examples": [
								"other"
							]
						},
						"commentFrom": {
							"description": "The label of the option chosen in this field becomes the comment, cut to 300 characters.",
							"$ref": "condition.schema.json#/$defs/fieldPath",
							"examples": [
								"Advice.Decision"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"mark"
					],
					"properties": {
						"mark": {
							"description": "Set a mark on the process.",
							"$ref": "condition.schema.json#/$defs/name",
							"examples": [
								"skip"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"unmark"
					],
					"properties": {
						"unmark": {
							"description": "Take a mark away.",
							"$ref": "condition.schema.json#/$defs/name",
							"examples": [
								"skip"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"step-stands"
					],
					"properties": {
						"step-stands": {
							"description": "A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again.",
							"$ref": "condition.schema.json#/$defs/stepCode",
							"examples": [
								"3"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"clear"
					],
					"properties": {
						"clear": {
							"description": "Empty these fields.",
							"type": "array",
							"minItems": 1,
							"items": {
								"$ref": "condition.schema.json#/$defs/fieldPath"
							},
							"examples": [
								[
									"Advice.Decision"
								]
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"new-location-version"
					],
					"properties": {
						"new-location-version": {
							"description": "Start a new version of the selected location. copy: with the present data. empty: without.",
							"enum": [
								"copy",
								"empty"
							],
							"examples": [
								"copy"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"select-alternative"
					],
					"properties": {
						"select-alternative": {
							"description": "The alternative out of the advice becomes the selected location, in a new version.",
							"const": true,
							"examples": [
								true
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"connect-location"
					],
					"properties": {
						"connect-location": {
							"description": "Connect the chosen charging location to the process.",
							"$ref": "#/$defs/locationCategory",
							"examples": [
								"selected"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"disconnect-location"
					],
					"properties": {
						"disconnect-location": {
							"description": "Disconnect the charging location; it gets back the status it had before.",
							"$ref": "#/$defs/locationCategory",
							"examples": [
								"selected"
							]
						}
					}
				},
				{
					"type": "object",
					"additionalProperties": false,
					"required": [
						"set-charging-point-status"
					],
					"properties": {
						"set-charging-point-status": {
							"description": "Give the charging points of the process's locations this status; the locations are realised.",
							"type": "string",
							"minLength": 1,
							"examples": [
								"in bedrijf"
							]
						}
					}
				}
			],
			"examples": [
				{
					"cancel": "other",
					"commentFrom": "Advice.Decision"
				}
			]
		},
		"locationCategory": {
			"description": "selected: the location of the proposal. alternative: the one out of the advice.",
			"enum": [
				"selected",
				"alternative"
			],
			"examples": [
				"selected"
			]
		}
	}
} as const;
