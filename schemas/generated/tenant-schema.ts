// Written by `npm run generate` out of schemas/tenant.schema.json. Change that, not this.
export const tenantSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "TenantDefinition",
	"description": "What one tenant does otherwise than another: names, colours, rights, lists and flags. Its steps come from its flow.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"slug",
		"name",
		"acronym",
		"pageTitle",
		"supportAddress",
		"theme",
		"flow",
		"access",
		"filterWords",
		"processTypes",
		"onHoldReasons",
		"cancelReasons",
		"search",
		"map"
	],
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../../schemas/tenant.schema.json"
			]
		},
		"slug": {
			"description": "Name of the tenant in addresses; also the name of its folder.",
			"$ref": "#/$defs/slug",
			"examples": [
				"utopia"
			]
		},
		"name": {
			"description": "Name of the tenant; the same as the slug where records and tokens carry it.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"utopia"
			]
		},
		"label": {
			"description": "Name people read. Leave out: the acronym.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Gemeente Utopia"
			]
		},
		"acronym": {
			"description": "Short name.",
			"type": "string",
			"minLength": 1,
			"maxLength": 10,
			"examples": [
				"UTO"
			]
		},
		"export": {
			"description": "How lists are exported as a spreadsheet.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"postalCodes": {
					"description": "formatted: written as 1234 AB. stored: left as they were filled in.",
					"enum": [
						"formatted",
						"stored"
					],
					"default": "formatted",
					"examples": [
						"stored"
					]
				}
			},
			"examples": [
				{
					"postalCodes": "stored"
				}
			]
		},
		"pageTitle": {
			"description": "Title of the browser tab.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"UTO - Realisatieportaal"
			]
		},
		"baseUrl": {
			"description": "Address of the tenant's site; the host tells the tenant. Empty: no host of its own.",
			"type": "string",
			"pattern": "^$|^https?://",
			"default": "",
			"examples": [
				"https://utopia.example"
			]
		},
		"default": {
			"description": "Tenant of calls and people that name none. Where there are several tenants, exactly one carries it.",
			"type": "boolean",
			"default": false,
			"examples": [
				true
			]
		},
		"supportAddress": {
			"description": "E-mail address of support, in the footer.",
			"type": "string",
			"format": "email",
			"examples": [
				"support@utopia.example"
			]
		},
		"theme": {
			"description": "Colours and logo.",
			"$ref": "#/$defs/theme",
			"examples": [
				{
					"brand": "#00A19A",
					"action": "#0B5C78",
					"logo": "logo.svg",
					"logoAlt": "Utopia"
				}
			]
		},
		"flow": {
			"description": "Uuid of the flow that new processes start with.",
			"$ref": "flow.schema.json#/$defs/uuid",
			"examples": [
				"9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"
			]
		},
		"access": {
			"description": "Per attribute, the roles that have it. An attribute that is left out is nobody's.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"requestlist": {
					"description": "See the requests.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"requestlocations": {
					"description": "See where requests are, and nothing more of them.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"realisationlist": {
					"description": "See the realisation processes.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"locationlist": {
					"description": "See the list of charging locations.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"realisationbtn": {
					"description": "Start a realisation process.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"requestcomment": {
					"description": "Write comments on requests.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"realisationcomment": {
					"description": "Write comments on processes.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"canChangeStatus": {
					"description": "Put on hold, resume, cancel and restore.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"canChangeCommentStatus": {
					"description": "Set the status of comments; delete those on requests.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"canModerateComments": {
					"description": "Edit and delete the comments of others.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"canConfirmTrafficDecisions": {
					"description": "Mark a traffic decision irrevocable, and undo that.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"canAccessDebugger": {
					"description": "Use the debugger.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"automatedViews": {
					"description": "Have top and side views made.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"generateStartDoc": {
					"description": "Download a generated start document.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"admin": {
					"description": "Manage the configuration.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"admin"
						]
					]
				},
				"reporting": {
					"description": "See the reports.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"admin"
						]
					]
				},
				"customerreports": {
					"description": "See the reports for customers.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"eventlog": {
					"description": "See the events of a process.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"admin"
						]
					]
				},
				"chargingpoints": {
					"description": "See charging points on maps.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"manuals": {
					"description": "Read the manuals.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"cpo"
						]
					]
				},
				"export": {
					"description": "Export lists.",
					"$ref": "section.schema.json#/$defs/roles",
					"examples": [
						[
							"admin"
						]
					]
				}
			},
			"examples": [
				{
					"realisationlist": [
						"cpo",
						"municipality"
					],
					"export": [
						"admin"
					]
				}
			]
		},
		"judges": {
			"description": "Roles that judge requests.",
			"$ref": "section.schema.json#/$defs/roles",
			"default": [
				"cpo",
				"admin"
			],
			"examples": [
				[
					"cpo",
					"admin"
				]
			]
		},
		"filterWords": {
			"description": "Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to.",
			"type": "array",
			"items": {
				"description": "A filter.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"word",
					"label",
					"category"
				],
				"properties": {
					"word": {
						"description": "Word in the address.",
						"type": "string",
						"pattern": "^[a-z]+$",
						"examples": [
							"actief"
						]
					},
					"label": {
						"description": "Dutch label of the tab.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"Actief"
						]
					},
					"category": {
						"description": "What is listed.",
						"enum": [
							"active",
							"municipality",
							"cpo",
							"onhold",
							"completed",
							"cancelled"
						],
						"examples": [
							"active"
						]
					},
					"aliases": {
						"description": "Other words that redirect to this one.",
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "^[a-z]+$"
						},
						"uniqueItems": true,
						"examples": [
							[
								"geannulleerd"
							]
						]
					}
				},
				"examples": [
					{
						"word": "actief",
						"label": "Actief",
						"category": "active"
					}
				]
			},
			"minItems": 1,
			"examples": [
				[
					{
						"word": "actief",
						"label": "Actief",
						"category": "active"
					}
				]
			]
		},
		"processTypes": {
			"description": "Types a process can have; the first is the default.",
			"type": "array",
			"items": {
				"description": "A process type.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"value",
					"text"
				],
				"properties": {
					"value": {
						"description": "Stored value.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"op-aanvraag"
						]
					},
					"text": {
						"description": "Dutch label.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"Op aanvraag"
						]
					},
					"meta": {
						"description": "Context of the type: its subtype, and what else lists show.",
						"type": "object",
						"additionalProperties": {
							"type": [
								"string",
								"number",
								"boolean"
							]
						},
						"properties": {
							"subtype": {
								"description": "Subtype that processes of this type get.",
								"type": "string",
								"examples": [
									"regulier"
								]
							}
						},
						"examples": [
							{
								"subtype": "regulier"
							}
						]
					}
				},
				"examples": [
					{
						"value": "op-aanvraag",
						"text": "Op aanvraag"
					}
				]
			},
			"minItems": 1,
			"examples": [
				[
					{
						"value": "op-aanvraag",
						"text": "Op aanvraag"
					}
				]
			]
		},
		"onHoldReasons": {
			"description": "Reasons to put a process on hold.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/reason"
			},
			"minItems": 1,
			"examples": [
				[
					{
						"value": "other",
						"text": "Overig"
					}
				]
			]
		},
		"cancelReasons": {
			"description": "Reasons to cancel a process.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/reason"
			},
			"minItems": 1,
			"examples": [
				[
					{
						"value": "other",
						"text": "Overig"
					}
				]
			]
		},
		"reasonOptions": {
			"description": "Reasons of a judgement on a request.",
			"type": "array",
			"items": {
				"description": "A reason of a judgement.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"status",
					"value",
					"text"
				],
				"properties": {
					"status": {
						"description": "Status it belongs to: 3 accepted, 4 rejected, 5 removed.",
						"enum": [
							3,
							4,
							5
						],
						"examples": [
							4
						]
					},
					"value": {
						"description": "Stored value.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"1"
						]
					},
					"text": {
						"description": "Dutch text.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"Aanvraag is onvolledig"
						]
					},
					"short": {
						"description": "Short Dutch text for lists.",
						"type": "string",
						"examples": [
							"Onvolledig"
						]
					},
					"custom": {
						"description": "The judge types a text of their own.",
						"type": "boolean",
						"default": false,
						"examples": [
							true
						]
					},
					"placeholder": {
						"description": "Dutch text in the empty field of a custom reason.",
						"type": "string",
						"examples": [
							"Geef een toelichting"
						]
					}
				},
				"examples": [
					{
						"status": 4,
						"value": "4",
						"text": "Aanvraag is onvolledig"
					}
				]
			},
			"examples": [
				[
					{
						"status": 4,
						"value": "4",
						"text": "Aanvraag is onvolledig"
					}
				]
			]
		},
		"requests": {
			"description": "How requests come into the tenant.",
			"$ref": "requests.schema.json",
			"examples": [
				{
					"normaliser": {
						"fields": {
							"externalRef": {
								"from": [
									"Kenmerk"
								]
							}
						}
					}
				}
			]
		},
		"startDocument": {
			"description": "What stands in the start document that the product makes of a process. Left out: schemas/start-document.json.",
			"$ref": "start-document.schema.json",
			"examples": [
				{
					"sections": [
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
				}
			]
		},
		"monitoring": {
			"description": "Monitoring data of charging locations.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"enabled",
				"limit"
			],
			"properties": {
				"enabled": {
					"description": "Offered in the request detail.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"limit": {
					"description": "Occupancy above which a location counts as busy.",
					"type": "number",
					"minimum": 0,
					"maximum": 1,
					"default": 0.5,
					"examples": [
						0.5
					]
				},
				"chartLimit": {
					"description": "The same for the chart of one charging point.",
					"type": "number",
					"minimum": 0,
					"maximum": 1,
					"default": 0.6,
					"examples": [
						0.6
					]
				}
			},
			"examples": [
				{
					"enabled": false,
					"limit": 0.5
				}
			]
		},
		"search": {
			"description": "Search in the lists.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"keys",
				"placeholder"
			],
			"properties": {
				"keys": {
					"description": "What is searched.",
					"type": "array",
					"items": {
						"enum": [
							"reference",
							"name",
							"address",
							"postalCode",
							"city",
							"municipality",
							"statusLabel",
							"contractor",
							"gridOperator",
							"buildingCode",
							"pid",
							"customer",
							"region"
						]
					},
					"minItems": 1,
					"uniqueItems": true,
					"examples": [
						[
							"reference",
							"address"
						]
					]
				},
				"placeholder": {
					"description": "Dutch text in the empty search field.",
					"type": "string",
					"examples": [
						"Zoek op referentie of adres"
					]
				}
			},
			"examples": [
				{
					"keys": [
						"reference"
					],
					"placeholder": "Zoek op referentie"
				}
			]
		},
		"municipalityOptions": {
			"description": "Municipalities of the tenant.",
			"type": "array",
			"items": {
				"description": "A municipality.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"value",
					"text"
				],
				"properties": {
					"value": {
						"description": "Official code.",
						"$ref": "#/$defs/geographyCode",
						"examples": [
							"0202"
						]
					},
					"text": {
						"description": "Name.",
						"type": "string",
						"minLength": 1,
						"examples": [
							"Arnhem"
						]
					},
					"disabled": {
						"description": "Shown, not offered.",
						"type": "boolean",
						"default": false,
						"examples": [
							true
						]
					}
				},
				"examples": [
					{
						"value": "0202",
						"text": "Arnhem"
					}
				]
			},
			"examples": [
				[
					{
						"value": "0202",
						"text": "Arnhem",
						"disabled": false
					}
				]
			]
		},
		"municipalityDefault": {
			"description": "Municipality a new process starts with.",
			"$ref": "#/$defs/geographyCode",
			"examples": [
				"0363"
			]
		},
		"gridOperatorsByMunicipalityCode": {
			"description": "Slug of the grid operator per municipality code; fills in the field, which stays editable.",
			"type": "object",
			"propertyNames": {
				"$ref": "#/$defs/geographyCode"
			},
			"additionalProperties": {
				"$ref": "#/$defs/stakeholderSlug"
			},
			"examples": [
				{
					"0202": "gridoperator|liander"
				}
			]
		},
		"contractorsByMunicipalityCode": {
			"description": "Slug of the contractor per municipality code; fills in the field, which stays editable.",
			"type": "object",
			"propertyNames": {
				"$ref": "#/$defs/geographyCode"
			},
			"additionalProperties": {
				"$ref": "#/$defs/stakeholderSlug"
			},
			"examples": [
				{
					"0202": "contractor|aannemer-oost"
				}
			]
		},
		"contractors": {
			"description": "Contractors the tenant starts with.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/listEntry"
			},
			"examples": [
				[]
			]
		},
		"stakeholders": {
			"description": "Stakeholders the tenant starts with; people add others.",
			"type": "array",
			"items": {
				"description": "A stakeholder.",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"category",
					"slug",
					"name",
					"enabled"
				],
				"properties": {
					"category": {
						"description": "What it is.",
						"enum": [
							"cpo",
							"municipality",
							"customer",
							"contractor",
							"gridoperator"
						],
						"examples": [
							"gridoperator"
						]
					},
					"slug": {
						"description": "Unique in the tenant; a municipality's ends in its geography code.",
						"$ref": "#/$defs/stakeholderSlug",
						"examples": [
							"municipality|arnhem-0202"
						]
					},
					"name": {
						"description": "Name people read.",
						"type": "string",
						"minLength": 1,
						"maxLength": 100,
						"examples": [
							"Arnhem"
						]
					},
					"enabled": {
						"description": "Offered.",
						"type": "boolean",
						"default": true,
						"examples": [
							true
						]
					}
				},
				"examples": [
					{
						"category": "municipality",
						"slug": "municipality|arnhem-0202",
						"name": "Arnhem",
						"enabled": true
					}
				]
			},
			"examples": [
				[]
			]
		},
		"tags": {
			"description": "Tags the tenant starts with.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/listEntry"
			},
			"examples": [
				[]
			]
		},
		"pids": {
			"description": "PIDs the tenant starts with.",
			"type": "array",
			"items": {
				"$ref": "#/$defs/listEntry"
			},
			"examples": [
				[]
			]
		},
		"map": {
			"description": "Maps.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"center",
				"zoom",
				"bounds",
				"countries"
			],
			"properties": {
				"center": {
					"description": "Where a map without a location starts.",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"latitude",
						"longitude"
					],
					"properties": {
						"latitude": {
							"description": "Degrees north.",
							"type": "number",
							"minimum": -90,
							"maximum": 90,
							"examples": [
								51.985
							]
						},
						"longitude": {
							"description": "Degrees east.",
							"type": "number",
							"minimum": -180,
							"maximum": 180,
							"examples": [
								5.9
							]
						}
					},
					"examples": [
						{
							"latitude": 51.985,
							"longitude": 5.9
						}
					]
				},
				"zoom": {
					"description": "Zoom a map starts with.",
					"type": "number",
					"minimum": 0,
					"maximum": 22,
					"default": 11,
					"examples": [
						11
					]
				},
				"bounds": {
					"description": "South-west and north-east corner of the map, each [latitude, longitude].",
					"type": "array",
					"minItems": 2,
					"maxItems": 2,
					"items": {
						"type": "array",
						"minItems": 2,
						"maxItems": 2,
						"items": {
							"type": "number"
						}
					},
					"examples": [
						[
							[
								50.7,
								3.2
							],
							[
								53.6,
								7.3
							]
						]
					]
				},
				"countries": {
					"description": "Countries the address search is limited to.",
					"type": "array",
					"items": {
						"enum": [
							"nl",
							"be"
						]
					},
					"minItems": 1,
					"uniqueItems": true,
					"examples": [
						[
							"nl"
						]
					]
				},
				"language": {
					"description": "Language of what the map says, for screen readers.",
					"enum": [
						"nl"
					],
					"default": "nl",
					"examples": [
						"nl"
					]
				},
				"backgroundAttribution": {
					"description": "Who is thanked for the map without tiles. Left out: the sources of its Dutch part.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"© Kadaster / CBS / PDOK, NDW"
					]
				},
				"areaLayer": {
					"description": "Areas with a permit, which the map of a request can show: a GeoJSON file in the tenant's folder, or the address of one. Left out: no such layer.",
					"type": "string",
					"pattern": "^(https?://\\S+|[a-z0-9-]+\\.geojson)$",
					"examples": [
						"https://utopia.example/gebieden.geojson"
					]
				},
				"realisationLayer": {
					"description": "Whether the map of a request shows the realisation processes too.",
					"type": "boolean",
					"default": true,
					"examples": [
						false
					]
				},
				"importSource": {
					"description": "Import source whose charging locations tell type and phase in their popup. Left out: none does.",
					"type": "string",
					"examples": [
						"import-2023"
					]
				}
			},
			"examples": [
				{
					"center": {
						"latitude": 51.985,
						"longitude": 5.9
					},
					"zoom": 11,
					"bounds": [
						[
							50.7,
							3.2
						],
						[
							53.6,
							7.3
						]
					],
					"countries": [
						"nl"
					]
				}
			]
		},
		"locationPickerDiameter": {
			"description": "Diameter in metres of the circle around the chosen place in which charging points are shown.",
			"type": "integer",
			"minimum": 10,
			"maximum": 5000,
			"default": 200,
			"examples": [
				200
			]
		},
		"benchmarkMenu": {
			"description": "What the benchmark can be split by.",
			"type": "array",
			"items": {
				"enum": [
					"municipality",
					"gridoperator",
					"contractor",
					"type",
					"NumberOfChargingStations"
				]
			},
			"uniqueItems": true,
			"examples": [
				[
					"municipality",
					"gridoperator"
				]
			]
		},
		"reports": {
			"description": "Reports of this tenant, with their menu. Left out: the product's own (schemas/reports.json); a property that is left out is the product's.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"menu": {
					"description": "Menu of the reports, in segments.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/reportSegment"
					},
					"examples": [
						[
							{
								"items": [
									{
										"name": "KeyMetrics",
										"path": "key-metrics",
										"label": "Kerncijfers",
										"report": "key-metrics"
									}
								]
							}
						]
					]
				},
				"years": {
					"description": "Years of creation that reports can be limited to, besides all.",
					"type": "array",
					"items": {
						"type": "integer",
						"minimum": 2000,
						"maximum": 2100
					},
					"uniqueItems": true,
					"examples": [
						[
							2021,
							2022,
							2023
						]
					]
				},
				"measures": {
					"description": "What is added up over processes, by name.",
					"type": "object",
					"propertyNames": {
						"pattern": "^[a-z][A-Za-z0-9]*$"
					},
					"additionalProperties": {
						"$ref": "#/$defs/reportMeasure"
					},
					"examples": [
						{
							"processes": {
								"label": "Processen"
							}
						}
					]
				}
			},
			"examples": [
				{
					"years": [
						2024,
						2025
					]
				}
			]
		},
		"proactiveRounds": {
			"description": "Rounds in which charging locations were selected beforehand; leave out when the tenant has none.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			},
			"uniqueItems": true,
			"examples": [
				[
					"2024-1",
					"geen"
				]
			]
		},
		"canResetDateValue": {
			"description": "The planned date may be reset to Cancelled.",
			"type": "boolean",
			"default": false,
			"examples": [
				true
			]
		},
		"sharedLocations": {
			"description": "Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken.",
			"type": "boolean",
			"default": false,
			"examples": [
				true
			]
		},
		"loading": {
			"description": "paged: lists are loaded page by page. whole: at once.",
			"enum": [
				"paged",
				"whole"
			],
			"default": "whole",
			"examples": [
				"paged"
			]
		},
		"syncIntervalMs": {
			"description": "Milliseconds between automatic synchronisations.",
			"type": "integer",
			"minimum": 300000,
			"default": 300000,
			"examples": [
				300000
			]
		},
		"manuals": {
			"description": "Menu of the manuals. Left out: the one of schemas/manuals.json. The text of a page is manuals/<slug>.md in the tenant's folder, else the product's own of schemas/manuals/.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"segments"
			],
			"properties": {
				"segments": {
					"description": "Parts of the menu, each under its own heading.",
					"type": "array",
					"minItems": 1,
					"items": {
						"description": "A part of the menu.",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"title",
							"pages"
						],
						"properties": {
							"title": {
								"description": "Dutch heading. A part of which the reader may see no page is left out.",
								"type": "string",
								"minLength": 1,
								"maxLength": 60,
								"examples": [
									"Voor beheerders"
								]
							},
							"pages": {
								"description": "Pages of the part, in their order.",
								"type": "array",
								"minItems": 1,
								"items": {
									"$ref": "#/$defs/manualPage"
								},
								"examples": [
									[
										{
											"slug": "inleiding",
											"title": "Inleiding"
										}
									]
								]
							}
						},
						"examples": [
							{
								"title": "Aan de slag",
								"pages": [
									{
										"slug": "inleiding",
										"title": "Inleiding"
									}
								]
							}
						]
					},
					"examples": [
						[
							{
								"title": "Aan de slag",
								"pages": [
									{
										"slug": "inleiding",
										"title": "Inleiding"
									}
								]
							}
						]
					]
				}
			},
			"examples": [
				{
					"segments": [
						{
							"title": "Aan de slag",
							"pages": [
								{
									"slug": "inleiding",
									"title": "Inleiding"
								}
							]
						}
					]
				}
			]
		},
		"tour": {
			"description": "Guided tour.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"enabled"
			],
			"properties": {
				"enabled": {
					"description": "Shown once to every person.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				},
				"date": {
					"description": "Day of the tour; people who saw it earlier see it again.",
					"type": "string",
					"pattern": "^\\d{4}-\\d{2}-\\d{2}$",
					"examples": [
						"2023-05-11"
					]
				},
				"steps": {
					"description": "What the tour tells, in order.",
					"type": "array",
					"items": {
						"description": "A step of the tour.",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"title",
							"text"
						],
						"properties": {
							"title": {
								"description": "Dutch heading.",
								"type": "string",
								"minLength": 1,
								"examples": [
									"Overzicht"
								]
							},
							"text": {
								"description": "Dutch text.",
								"type": "string",
								"minLength": 1,
								"examples": [
									"Hier vindt u alle realisatieprocessen."
								]
							},
							"needs": {
								"description": "Told to who has one of these attributes. Left out: to everybody.",
								"$ref": "#/$defs/attributes",
								"examples": [
									[
										"realisationlist"
									]
								]
							},
							"manual": {
								"description": "Slug of the manual page that tells more.",
								"$ref": "#/$defs/pageSlug",
								"examples": [
									"realisatieprocessenoverzicht"
								]
							}
						},
						"examples": [
							{
								"title": "Overzicht",
								"text": "Hier vindt u alle realisatieprocessen."
							}
						]
					},
					"examples": [
						[]
					]
				}
			},
			"examples": [
				{
					"enabled": true,
					"date": "2023-05-11"
				}
			]
		},
		"lists": {
			"description": "What this tenant's lists have otherwise than the product's own.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"realisations": {
					"description": "The list of realisation processes.",
					"$ref": "list.schema.json",
					"examples": [
						{
							"pageSize": 50
						}
					]
				},
				"requests": {
					"description": "The list of requests.",
					"$ref": "list.schema.json",
					"examples": [
						{
							"pageSize": 20
						}
					]
				},
				"locations": {
					"description": "The list of charging locations.",
					"$ref": "list.schema.json",
					"examples": [
						{
							"pageSize": 20
						}
					]
				}
			},
			"examples": [
				{
					"realisations": {
						"pageSize": 50
					}
				}
			]
		},
		"options": {
			"description": "Option lists of the tenant's own, by name, for fields whose options are not the flow's.",
			"type": "object",
			"additionalProperties": {
				"type": "array",
				"items": {
					"$ref": "section.schema.json#/$defs/option"
				}
			},
			"examples": [
				{
					"regions": [
						{
							"const": "noord",
							"title": "Noord"
						}
					]
				}
			]
		},
		"texts": {
			"description": "User texts that replace the product's, by their key.",
			"type": "object",
			"additionalProperties": {
				"type": "string"
			},
			"examples": [
				{
					"navigation.requests": "Aanvragen"
				}
			]
		},
		"demo": {
			"description": "What demonstration runs add.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"accounts"
			],
			"properties": {
				"accounts": {
					"description": "Accounts anybody may sign in with on a demonstration.",
					"type": "array",
					"items": {
						"description": "An account.",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"email",
							"name",
							"roles"
						],
						"properties": {
							"email": {
								"description": "E-mail address, the name to sign in with.",
								"type": "string",
								"format": "email",
								"examples": [
									"cpo@utopia.example"
								]
							},
							"name": {
								"description": "Name people read.",
								"type": "string",
								"minLength": 1,
								"examples": [
									"Demo CPO"
								]
							},
							"roles": {
								"description": "Per role, the geography codes it holds for, or the names of the customers; * means all.",
								"type": "object",
								"propertyNames": {
									"$ref": "condition.schema.json#/$defs/role"
								},
								"additionalProperties": {
									"type": "array",
									"minItems": 1,
									"items": {
										"type": "string",
										"pattern": "^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"
									}
								},
								"examples": [
									{
										"cpo": [
											"*"
										]
									}
								]
							},
							"termsAccepted": {
								"description": "False for who is to see the terms of use first.",
								"type": "boolean",
								"default": true,
								"examples": [
									false
								]
							}
						},
						"examples": [
							{
								"email": "cpo@utopia.example",
								"name": "Demo CPO",
								"roles": {
									"cpo": [
										"*"
									]
								}
							}
						]
					},
					"examples": [
						[]
					]
				}
			},
			"examples": [
				{
					"accounts": []
				}
			]
		}
	},
	"$defs": {
		"reportSegment": {
			"description": "A part of the menu of reports.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"items"
			],
			"properties": {
				"label": {
					"description": "Dutch heading; none when left out.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Laadpunten"
					]
				},
				"items": {
					"description": "Reports, in order.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/reportItem"
					},
					"examples": [
						[
							{
								"name": "KeyMetrics",
								"path": "key-metrics",
								"label": "Kerncijfers",
								"report": "key-metrics"
							}
						]
					]
				}
			},
			"examples": [
				{
					"label": "Aanvragen",
					"items": [
						{
							"name": "KeyMetrics",
							"path": "key-metrics",
							"label": "Kerncijfers",
							"report": "key-metrics"
						}
					]
				}
			]
		},
		"reportItem": {
			"description": "A report: a page with an address of its own.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"path",
				"label",
				"report"
			],
			"properties": {
				"name": {
					"description": "Name of the page's route.",
					"type": "string",
					"pattern": "^[A-Z][A-Za-z]*$",
					"examples": [
						"KeyMetrics"
					]
				},
				"path": {
					"description": "Last word of its address.",
					"type": "string",
					"pattern": "^[a-z][a-z0-9-]*$",
					"examples": [
						"key-metrics"
					]
				},
				"label": {
					"description": "Dutch name, in the menu and as heading.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Kerncijfers"
					]
				},
				"report": {
					"description": "What it works out. key-metrics, judgements, process-status, benchmark: as they are. totals: the tables under `tables`.",
					"enum": [
						"key-metrics",
						"judgements",
						"process-status",
						"benchmark",
						"totals"
					],
					"examples": [
						"key-metrics"
					]
				},
				"access": {
					"description": "Attribute of the access map that somebody needs besides `reporting`.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"customerreports"
					]
				},
				"tables": {
					"description": "Tables of a report of totals.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/reportTable"
					},
					"examples": [
						[
							{
								"label": "Per regio",
								"by": [
									"region"
								],
								"measures": [
									"processes"
								]
							}
						]
					]
				},
				"pageSize": {
					"description": "Rows a page.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1000,
					"default": 1000,
					"examples": [
						100
					]
				}
			},
			"examples": [
				{
					"name": "KeyMetrics",
					"path": "key-metrics",
					"label": "Kerncijfers",
					"report": "key-metrics"
				}
			]
		},
		"reportTable": {
			"description": "A table of totals: a row for each value of the fields in `by`, a column for each measure. With `across` there is a column for each value of that field, and the reader chooses between the measures.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"label",
				"by",
				"measures"
			],
			"properties": {
				"label": {
					"description": "Dutch heading.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Per regio"
					]
				},
				"by": {
					"description": "Fields of the realisation list that make the rows.",
					"type": "array",
					"minItems": 1,
					"maxItems": 3,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"minLength": 1
					},
					"examples": [
						[
							"region"
						]
					]
				},
				"across": {
					"description": "Field of the realisation list that makes the columns.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"region"
					]
				},
				"measures": {
					"description": "Names of measures.",
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"minLength": 1
					},
					"examples": [
						[
							"processes"
						]
					]
				}
			},
			"examples": [
				{
					"label": "Per regio",
					"by": [
						"region"
					],
					"measures": [
						"processes"
					]
				}
			]
		},
		"reportMeasure": {
			"description": "What is added up: processes, or numbers in them.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"label"
			],
			"properties": {
				"label": {
					"description": "Dutch heading of its column.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Gevraagde laadpunten"
					]
				},
				"sum": {
					"description": "Paths in the record whose numbers are added up. Left out: the processes are counted.",
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"pattern": "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"
					},
					"examples": [
						[
							"CurrentLocation.NumberOfChargingStations"
						]
					]
				},
				"filled": {
					"description": "Path in the record; only processes with a value there count.",
					"type": "string",
					"pattern": "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$",
					"examples": [
						"values.Progress.AllPartiesSignedDate"
					]
				}
			},
			"examples": [
				{
					"label": "Gevraagde laadpunten",
					"sum": [
						"values.ParkingAndChargePoints.ExtraNeedChargePoints"
					]
				}
			]
		},
		"attributes": {
			"description": "Attributes of the access map, of which one is enough.",
			"type": "array",
			"minItems": 1,
			"items": {
				"enum": [
					"requestlist",
					"requestlocations",
					"realisationlist",
					"locationlist",
					"realisationbtn",
					"requestcomment",
					"realisationcomment",
					"canChangeStatus",
					"canChangeCommentStatus",
					"canModerateComments",
					"canConfirmTrafficDecisions",
					"canAccessDebugger",
					"automatedViews",
					"generateStartDoc",
					"admin",
					"reporting",
					"customerreports",
					"eventlog",
					"chargingpoints",
					"manuals",
					"export"
				]
			},
			"examples": [
				[
					"reporting"
				]
			]
		},
		"pageSlug": {
			"description": "Lower-case letters, digits and hyphens.",
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"maxLength": 80,
			"examples": [
				"inleiding"
			]
		},
		"manualPage": {
			"description": "A page of the manuals.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"slug",
				"title"
			],
			"properties": {
				"slug": {
					"description": "Name of the page in its address, and of its file without .md.",
					"$ref": "#/$defs/pageSlug",
					"examples": [
						"inleiding"
					]
				},
				"title": {
					"description": "Dutch title, in the menu and above the page.",
					"type": "string",
					"minLength": 1,
					"maxLength": 80,
					"examples": [
						"Inleiding"
					]
				},
				"needs": {
					"description": "Attributes of which the reader needs one, besides manuals. Left out: none.",
					"$ref": "#/$defs/attributes",
					"examples": [
						[
							"reporting"
						]
					]
				},
				"aliases": {
					"description": "Other slugs that lead to the page.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/pageSlug"
					},
					"examples": [
						[
							"welkom"
						]
					]
				},
				"helps": {
					"description": "Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts.",
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "^(/|(/[a-z0-9*-]+)+)$",
						"maxLength": 100
					},
					"examples": [
						[
							"/aanvragen/*"
						]
					]
				}
			},
			"examples": [
				{
					"slug": "inleiding",
					"title": "Inleiding"
				}
			]
		},
		"slug": {
			"description": "Lower-case letters, digits and hyphens.",
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"maxLength": 40,
			"examples": [
				"utopia"
			]
		},
		"geographyCode": {
			"description": "Official code of a municipality: four digits in the Netherlands, five in Belgium.",
			"type": "string",
			"pattern": "^\\d{4,5}$",
			"examples": [
				"0202"
			]
		},
		"stakeholderSlug": {
			"description": "Category and name of a stakeholder.",
			"type": "string",
			"pattern": "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",
			"maxLength": 120,
			"examples": [
				"gridoperator|liander"
			]
		},
		"colour": {
			"description": "Colour as #RRGGBB.",
			"type": "string",
			"pattern": "^#[0-9A-Fa-f]{6}$",
			"examples": [
				"#00A19A"
			]
		},
		"theme": {
			"description": "Colours and logo.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"brand",
				"action",
				"logo",
				"logoAlt"
			],
			"properties": {
				"brand": {
					"description": "Colour of the strip and the logo.",
					"$ref": "#/$defs/colour",
					"examples": [
						"#00A19A"
					]
				},
				"action": {
					"description": "Colour of buttons, links and controls.",
					"$ref": "#/$defs/colour",
					"examples": [
						"#0B5C78"
					]
				},
				"logo": {
					"description": "File in the tenant's folder.",
					"type": "string",
					"pattern": "^[a-z0-9-]+\\.(svg|png)$",
					"examples": [
						"logo.svg"
					]
				},
				"logoAlt": {
					"description": "Dutch text of the logo for who cannot see it.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Utopia"
					]
				},
				"logoWidth": {
					"description": "Width of the logo in the bar, in pixels.",
					"type": "integer",
					"minimum": 20,
					"maximum": 400,
					"default": 130,
					"examples": [
						130
					]
				},
				"imageWidth": {
					"description": "Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives.",
					"type": "integer",
					"minimum": 20,
					"maximum": 400,
					"examples": [
						160
					]
				}
			},
			"examples": [
				{
					"brand": "#00A19A",
					"action": "#0B5C78",
					"logo": "logo.svg",
					"logoAlt": "Utopia"
				}
			]
		},
		"reason": {
			"description": "A reason.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"value",
				"text"
			],
			"properties": {
				"value": {
					"description": "Stored value.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"other"
					]
				},
				"text": {
					"description": "Dutch label.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Overig"
					]
				},
				"automatic": {
					"description": "Valid, but only the system gives it; people are not offered it.",
					"type": "boolean",
					"default": false,
					"examples": [
						true
					]
				}
			},
			"examples": [
				{
					"value": "other",
					"text": "Overig"
				}
			]
		},
		"listEntry": {
			"description": "An entry of a list that administrators manage.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uuid",
				"label",
				"enabled"
			],
			"properties": {
				"uuid": {
					"description": "Constant for the life of the entry.",
					"$ref": "flow.schema.json#/$defs/uuid",
					"examples": [
						"1d19b69a-d9cb-4d1d-94b4-28944cb4301c"
					]
				},
				"label": {
					"description": "Dutch label.",
					"type": "string",
					"minLength": 1,
					"maxLength": 60,
					"examples": [
						"Aannemer Oost"
					]
				},
				"enabled": {
					"description": "Offered.",
					"type": "boolean",
					"default": true,
					"examples": [
						true
					]
				},
				"deleted_at": {
					"description": "Instant of removal in milliseconds since 1970, or null.",
					"type": [
						"integer",
						"null"
					],
					"default": null,
					"examples": [
						null
					]
				},
				"request": {
					"description": "Of a tag: it may be given to requests.",
					"type": "boolean",
					"default": true,
					"examples": [
						true
					]
				},
				"process": {
					"description": "Of a tag: it may be given to processes.",
					"type": "boolean",
					"default": true,
					"examples": [
						true
					]
				}
			},
			"examples": [
				{
					"uuid": "1d19b69a-d9cb-4d1d-94b4-28944cb4301c",
					"label": "Aannemer Oost",
					"enabled": true
				}
			]
		}
	}
} as const;
