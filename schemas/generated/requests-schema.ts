// Written by `npm run generate` out of schemas/requests.schema.json. Change that, not this.
export const requestsSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "RequestsDefinition",
	"description": "How requests come into a tenant, and what their page tells of them.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"normaliser": {
			"description": "How the requests of this tenant's sources are read. Only what differs from the shared normaliser.",
			"$ref": "#/$defs/normaliser",
			"examples": [
				{
					"fields": {
						"externalRef": {
							"from": [
								"Kenmerk"
							]
						}
					}
				}
			]
		},
		"information": {
			"description": "Tables on the page of a request, in order. Left out: the product's own, schemas/request-information.json.",
			"type": "array",
			"minItems": 1,
			"items": {
				"$ref": "#/$defs/informationTable"
			},
			"examples": [
				[
					{
						"title": "Aanvrager",
						"rows": [
							{
								"label": "Naam",
								"field": "contact.name"
							}
						]
					}
				]
			]
		}
	},
	"$defs": {
		"normaliser": {
			"description": "Reads requests of other shapes into the one that is stored.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"fields": {
					"description": "Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"externalRef": {
							"description": "The source's own reference; tells the request from every other one of the tenant.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"externalRef",
										"ref"
									]
								}
							]
						},
						"status": {
							"description": "Number of the status: 2 open, 3 accepted, 4 rejected, 5 removed.",
							"$ref": "#/$defs/statusRule",
							"examples": [
								{
									"from": [
										"status.id",
										"status"
									]
								}
							]
						},
						"geographyCode": {
							"description": "Code or name of the municipality.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"geographyCode",
										"municipalityCode"
									]
								}
							]
						},
						"coordinates.lat": {
							"description": "Latitude, degrees.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"coordinates.lat",
										"coordinates.latitude"
									]
								}
							]
						},
						"coordinates.lng": {
							"description": "Longitude, degrees.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"coordinates.lng",
										"coordinates.lon"
									]
								}
							]
						},
						"coordinates.nomatch": {
							"description": "The address was looked up, and nothing was found.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"coordinates.nomatch"
									]
								}
							]
						},
						"submitted_at": {
							"description": "When the applicant sent it.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"submitted_at",
										"submittedAt"
									]
								}
							]
						},
						"created_at": {
							"description": "When the source made it.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"created_at",
										"createdAt"
									]
								}
							]
						},
						"processed_at": {
							"description": "When it was judged.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"processed_at",
										"processedAt"
									]
								}
							]
						},
						"judgement.id": {
							"description": "Number of the status that a judgement gave; with 2 it is none. Read inside a judgement.",
							"$ref": "#/$defs/statusRule",
							"examples": [
								{
									"from": [
										"id.id",
										"id"
									]
								}
							]
						},
						"judgement.reason": {
							"description": "Reason of a judgement: its value or its text. Read inside a judgement.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"reason.value",
										"reason"
									]
								}
							]
						},
						"judgement.remarks": {
							"description": "Words of the judge. Read inside a judgement.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"remarks",
										"remark"
									]
								}
							]
						},
						"judgement.processed_at": {
							"description": "When a judgement was given; the latest one counts. Read inside a judgement.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"processed_at",
										"processedAt"
									]
								}
							]
						},
						"address.street": {
							"description": "Street of the place that is asked for.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.street"
									]
								}
							]
						},
						"address.streetNumber": {
							"description": "House number; a suffix behind it is taken apart.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.streetNumber",
										"address.streetnumber"
									]
								}
							]
						},
						"address.streetNumberSuffix": {
							"description": "Suffix of the house number.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.streetNumberSuffix",
										"address.streetsuffix"
									]
								}
							]
						},
						"address.postalCode": {
							"description": "Postal code.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.postalCode",
										"address.postalcode"
									]
								}
							]
						},
						"address.city": {
							"description": "City.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.city",
										"search.city"
									]
								}
							]
						},
						"address.country": {
							"description": "Country.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"address.country"
									]
								}
							]
						},
						"address.municipality": {
							"description": "Name of the municipality; without it, that of the code.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"address.municipality"
									]
								}
							]
						},
						"contact.name": {
							"description": "Full name.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.name",
										"summary.name"
									]
								}
							]
						},
						"contact.phone": {
							"description": "Telephone number.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.phone",
										"contact.telephone"
									]
								}
							]
						},
						"contact.email": {
							"description": "E-mail address.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.email"
									]
								}
							]
						},
						"contact.initials": {
							"description": "Initials.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.initials"
									]
								}
							]
						},
						"contact.surname": {
							"description": "Surname.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.surname"
									]
								}
							]
						},
						"contact.title": {
							"description": "Form of address.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.title"
									]
								}
							]
						},
						"contact.firstname": {
							"description": "First name.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.firstname",
										"contact.firstName"
									]
								}
							]
						},
						"contact.street": {
							"description": "Street where the applicant lives.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.street"
									]
								}
							]
						},
						"contact.streetnumber": {
							"description": "House number of the applicant.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.streetnumber",
										"contact.streetNumber"
									]
								}
							]
						},
						"contact.streetsuffix": {
							"description": "Suffix of it.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.streetsuffix",
										"contact.streetNumberSuffix"
									]
								}
							]
						},
						"contact.postalCode": {
							"description": "Postal code of the applicant.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.postalCode",
										"contact.postalcode"
									]
								}
							]
						},
						"contact.city": {
							"description": "City of the applicant.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.city"
									]
								}
							]
						},
						"contact.municipality": {
							"description": "Municipality of the applicant.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"contact.municipality"
									]
								}
							]
						},
						"additional.vehicle.brand": {
							"description": "Brand of the vehicle, as said with the request.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"additional.vehicle.brand",
										"vehicle.brand"
									]
								}
							]
						},
						"additional.vehicle.model": {
							"description": "Model of the vehicle, as said with the request.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"additional.vehicle.model",
										"vehicle.model"
									]
								}
							]
						},
						"additional.vehicle.purchaseDate": {
							"description": "Day the vehicle was or will be bought.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"additional.vehicle.purchaseDate",
										"vehicle.purchaseDate"
									]
								}
							]
						},
						"additional.parkingspot.permit": {
							"description": "Has a parking permit.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.parkingspot.permit",
										"softrequirements.parkingpermit"
									]
								}
							]
						},
						"additional.parkingspot.reservedspot": {
							"description": "Has a parking space of his or her own.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.parkingspot.reservedspot",
										"softrequirements.parkingspot"
									]
								}
							]
						},
						"additional.context.chargingtime.night": {
							"description": "Charges at night.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.context.chargingtime.night"
									]
								}
							]
						},
						"additional.context.chargingtime.morning": {
							"description": "Charges in the morning.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.context.chargingtime.morning"
									]
								}
							]
						},
						"additional.context.chargingtime.afternoon": {
							"description": "Charges in the afternoon.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.context.chargingtime.afternoon"
									]
								}
							]
						},
						"additional.context.chargingtime.evening": {
							"description": "Charges in the evening.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"additional.context.chargingtime.evening"
									]
								}
							]
						},
						"additional.location": {
							"description": "The applicant's words on where the charging point should come.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"additional.location"
									]
								}
							]
						},
						"additional.dossierID": {
							"description": "Number of the dossier at the source.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"additional.dossierID",
										"additional.dossierId"
									]
								}
							]
						},
						"vehicle.brand": {
							"description": "Brand of the vehicle.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"vehicle.brand",
										"additional.vehicle.brand"
									]
								}
							]
						},
						"vehicle.model": {
							"description": "Model of the vehicle.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"vehicle.model",
										"additional.vehicle.model"
									]
								}
							]
						},
						"vehicle.numberplate": {
							"description": "Number plate.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"vehicle.numberplate",
										"vehicle.licensePlate"
									]
								}
							]
						},
						"softrequirements.parkingpermit": {
							"description": "Has the parking permit that the tenant asks for.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"softrequirements.parkingpermit",
										"additional.parkingspot.permit"
									]
								}
							]
						},
						"softrequirements.parkingspot": {
							"description": "Has no parking space but the street, or has one: as the source means it.",
							"$ref": "#/$defs/flagRule",
							"examples": [
								{
									"from": [
										"softrequirements.parkingspot",
										"additional.parkingspot.reservedspot"
									]
								}
							]
						},
						"docs.vehicle": {
							"description": "Files about the vehicle.",
							"$ref": "#/$defs/filesRule",
							"examples": [
								{
									"from": [
										"docs.vehicle",
										"Files.vehicle"
									]
								}
							]
						},
						"docs.parkingspot": {
							"description": "Files about the parking space.",
							"$ref": "#/$defs/filesRule",
							"examples": [
								{
									"from": [
										"docs.parkingspot",
										"Files.parkingspot"
									]
								}
							]
						},
						"Tags": {
							"description": "Tags, by uuid or label.",
							"$ref": "#/$defs/plainRule",
							"examples": [
								{
									"from": [
										"Tags",
										"tags"
									]
								}
							]
						},
						"raw.remarks": {
							"description": "The applicant's remarks.",
							"$ref": "#/$defs/textRule",
							"examples": [
								{
									"from": [
										"raw.remarks",
										"raw.baseData.remarks"
									]
								}
							]
						},
						"raw.timeslot": {
							"description": "Number of the hours in which the applicant mostly charges.",
							"$ref": "#/$defs/timeslotRule",
							"examples": [
								{
									"from": [
										"raw.timeslot",
										"timeslot"
									]
								}
							]
						}
					},
					"examples": [
						{
							"contact.email": {
								"from": [
									"E-mailadres"
								]
							}
						}
					]
				},
				"judgements": {
					"description": "Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. \".\" is the request itself, for a source that has its judgement beside the other fields.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"judgement"
						],
						[
							"."
						]
					]
				}
			},
			"examples": [
				{
					"fields": {
						"externalRef": {
							"from": [
								"Kenmerk"
							]
						}
					},
					"judgements": [
						"."
					]
				}
			]
		},
		"sourcePath": {
			"description": "A place in a request as the source has it.",
			"type": "string",
			"minLength": 1,
			"maxLength": 120,
			"examples": [
				"contact.email"
			]
		},
		"plainRule": {
			"description": "A field that is read as it is.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				}
			},
			"examples": [
				{
					"from": [
						"contact.email"
					]
				}
			]
		},
		"textRule": {
			"description": "A text.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				},
				"values": {
					"description": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
					"type": "object",
					"propertyNames": {
						"minLength": 1,
						"maxLength": 120
					},
					"additionalProperties": {
						"type": [
							"string",
							"null"
						],
						"maxLength": 4000
					},
					"examples": [
						{
							"dhr": "de heer",
							"n.v.t.": null
						}
					]
				}
			},
			"examples": [
				{
					"from": [
						"aanhef"
					],
					"values": {
						"dhr": "de heer"
					}
				}
			]
		},
		"flagRule": {
			"description": "A yes or no. Understood without being named: true and false, ja and nee, yes and no, 1 and 0.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				},
				"values": {
					"description": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
					"type": "object",
					"propertyNames": {
						"minLength": 1,
						"maxLength": 120
					},
					"additionalProperties": {
						"type": [
							"boolean",
							"null"
						]
					},
					"examples": [
						{
							"aanwezig": true,
							"onbekend": null
						}
					]
				}
			},
			"examples": [
				{
					"from": [
						"vergunning"
					],
					"values": {
						"aanwezig": true
					}
				}
			]
		},
		"statusRule": {
			"description": "A status.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				},
				"values": {
					"description": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
					"type": "object",
					"propertyNames": {
						"minLength": 1,
						"maxLength": 120
					},
					"additionalProperties": {
						"enum": [
							2,
							3,
							4,
							5,
							null
						]
					},
					"examples": [
						{
							"nieuw": 2,
							"toegekend": 3
						}
					]
				}
			},
			"examples": [
				{
					"from": [
						"status"
					],
					"values": {
						"nieuw": 2
					}
				}
			]
		},
		"timeslotRule": {
			"description": "A timeslot.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				},
				"values": {
					"description": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
					"type": "object",
					"propertyNames": {
						"minLength": 1,
						"maxLength": 120
					},
					"additionalProperties": {
						"enum": [
							0,
							1,
							2,
							3,
							null
						]
					},
					"examples": [
						{
							"nacht": 0
						}
					]
				}
			},
			"examples": [
				{
					"from": [
						"laadmoment"
					],
					"values": {
						"nacht": 0
					}
				}
			]
		},
		"filesRule": {
			"description": "A list of files: uuids, or objects that hold one.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from"
			],
			"properties": {
				"from": {
					"description": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
					"type": "array",
					"items": {
						"$ref": "#/$defs/sourcePath"
					},
					"maxItems": 20,
					"uniqueItems": true,
					"examples": [
						[
							"contact.email",
							"E-mailadres"
						]
					]
				},
				"item": {
					"description": "Name of the uuid in an object of the list.",
					"type": "string",
					"minLength": 1,
					"maxLength": 60,
					"default": "uuid",
					"examples": [
						"uuid"
					]
				},
				"where": {
					"description": "Of the objects of the list only those with this value under this name, where one list holds the files of every category.",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"name",
						"value"
					],
					"properties": {
						"name": {
							"description": "Name in an object of the list.",
							"type": "string",
							"minLength": 1,
							"maxLength": 60,
							"examples": [
								"category"
							]
						},
						"value": {
							"description": "Its value.",
							"type": "string",
							"minLength": 1,
							"maxLength": 120,
							"examples": [
								"vehicle"
							]
						}
					},
					"examples": [
						{
							"name": "category",
							"value": "vehicle"
						}
					]
				}
			},
			"examples": [
				{
					"from": [
						"files"
					],
					"where": {
						"name": "category",
						"value": "vehicle"
					}
				}
			]
		},
		"informationTable": {
			"description": "A table on the page of a request.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"title",
				"rows"
			],
			"properties": {
				"title": {
					"description": "Dutch heading.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"Aanvrager"
					]
				},
				"rows": {
					"description": "Its rows, in order.",
					"type": "array",
					"minItems": 1,
					"items": {
						"$ref": "#/$defs/informationRow"
					},
					"examples": [
						[
							{
								"label": "Naam",
								"field": "contact.name"
							}
						]
					]
				}
			},
			"examples": [
				{
					"title": "Aanvrager",
					"rows": [
						{
							"label": "Naam",
							"field": "contact.name"
						}
					]
				}
			]
		},
		"informationRow": {
			"description": "A row of a table on the page of a request.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"label",
				"field"
			],
			"properties": {
				"label": {
					"description": "Dutch name of what stands in it.",
					"type": "string",
					"minLength": 1,
					"examples": [
						"E-mail"
					]
				},
				"field": {
					"description": "What of the request it shows.",
					"enum": [
						"ref",
						"case_ref",
						"geographyCode",
						"submitted_at",
						"created_at",
						"processed_at",
						"summary.name",
						"summary.address",
						"address.street",
						"address.streetNumber",
						"address.streetNumberSuffix",
						"address.postalCode",
						"address.city",
						"address.country",
						"address.municipality",
						"contact.name",
						"contact.phone",
						"contact.email",
						"contact.initials",
						"contact.surname",
						"contact.title",
						"contact.firstname",
						"contact.street",
						"contact.streetnumber",
						"contact.streetsuffix",
						"contact.postalCode",
						"contact.city",
						"contact.municipality",
						"additional.vehicle.brand",
						"additional.vehicle.model",
						"additional.vehicle.purchaseDate",
						"additional.parkingspot.permit",
						"additional.parkingspot.reservedspot",
						"additional.context.chargingtime",
						"additional.location",
						"additional.dossierID",
						"vehicle.brand",
						"vehicle.model",
						"vehicle.numberplate",
						"softrequirements.parkingpermit",
						"softrequirements.parkingspot",
						"raw.remarks",
						"raw.timeslot"
					],
					"examples": [
						"contact.email"
					]
				},
				"kind": {
					"description": "How it is written: a text, an instant, a day, yes or no, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'.",
					"enum": [
						"text",
						"date",
						"day",
						"flag",
						"timeslot",
						"hours",
						"email",
						"phone"
					],
					"default": "text",
					"examples": [
						"email"
					]
				}
			},
			"examples": [
				{
					"label": "E-mail",
					"field": "contact.email",
					"kind": "email"
				}
			]
		}
	}
} as const;
