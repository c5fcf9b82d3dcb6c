// Written by `npm run generate` out of schemas/blocks/*.json. Change that, not this.
export const blocks = {
	"additional-costs": {
		"$schema": "../block.schema.json",
		"name": "additional-costs",
		"summary": "What the location costs beyond the usual, and who carries out the work.",
		"title": "Meerwerk",
		"schema": {
			"type": "object",
			"properties": {
				"Advice": {
					"type": "object",
					"properties": {
						"Contractor": {
							"type": "string",
							"title": "Aannemer",
							"format": "external-id",
							"maxLength": 64
						},
						"SumAdditionalCost": {
							"type": "number",
							"title": "Meerwerkkosten",
							"minimum": 0,
							"maximum": 9999999,
							"multipleOf": 0.01
						},
						"AdditionalCostDescription": {
							"type": "string",
							"title": "Omschrijving meerwerk",
							"format": "unicode-multiline",
							"maxLength": 4000
						}
					}
				}
			}
		},
		"ui": {
			"Advice": {
				"Contractor": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "contractor"
					}
				},
				"SumAdditionalCost": {
					"ui:widget": "number",
					"ui:options": {
						"span": 6,
						"suffix": "€"
					}
				},
				"AdditionalCostDescription": {
					"ui:widget": "textarea",
					"ui:options": {
						"span": 12
					}
				}
			}
		}
	},
	"additional-work-quotations": {
		"$schema": "../block.schema.json",
		"name": "additional-work-quotations",
		"summary": "Quotations for work that comes on top, for the CPO to add and others to read.",
		"title": "Meerwerk offertes",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"CPOAdditional": {
							"type": "array",
							"title": "Meerwerk offertes",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"CPOAdditional": {
					"ui:widget": "files",
					"ui:options": {
						"category": "CPOAdditional",
						"span": 12,
						"emptyText": "Er zijn geen meerwerk offertes ingevoerd"
					}
				}
			}
		}
	},
	"advice-summary": {
		"$schema": "../block.schema.json",
		"name": "advice-summary",
		"summary": "The advice that was given, for reading.",
		"sealed": [
			"schema"
		],
		"title": "Samenvatting beoordeling",
		"schema": {
			"type": "object",
			"properties": {}
		},
		"ui": {
			"ui:widget": "advice-summary"
		},
		"readOnly": true
	},
	"advice": {
		"$schema": "../block.schema.json",
		"name": "advice",
		"summary": "The assessment of the proposal. Flows may add fields, or change the messages where they speak of an advice.",
		"sealed": [
			"schema.properties.Advice.properties.Advice.type",
			"schema.properties.Advice.properties.Advice.oneOf"
		],
		"title": "Beoordeling",
		"schema": {
			"type": "object",
			"properties": {
				"Advice": {
					"type": "object",
					"properties": {
						"Advice": {
							"type": "string",
							"title": "Beoordeling",
							"oneOf": [
								{
									"const": "yes",
									"title": "Positief"
								},
								{
									"const": "no",
									"title": "Negatief"
								},
								{
									"const": "alternative",
									"title": "Alternatieve locatie"
								},
								{
									"const": "alternative-without",
									"title": "Alternatief zonder voorstel"
								}
							]
						},
						"Comments": {
							"type": "string",
							"title": "Toelichting",
							"format": "unicode-multiline",
							"maxLength": 4000,
							"description": "Verplicht als de beoordeling niet positief is."
						}
					}
				}
			}
		},
		"ui": {
			"Advice": {
				"Advice": {
					"ui:widget": "select",
					"ui:options": {
						"span": 6
					}
				},
				"Comments": {
					"ui:widget": "textarea",
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"in": [
						{
							"var": "Advice.Advice"
						},
						[
							"yes",
							"no",
							"alternative",
							"alternative-without"
						]
					]
				},
				"field": "Advice.Advice",
				"message": "Het proces kan niet verder zonder beoordeling."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Advice"
						},
						{
							"==": [
								{
									"var": "Advice.Advice"
								},
								"yes"
							]
						},
						{
							"filled": "Advice.Comments"
						}
					]
				},
				"field": "Advice.Comments",
				"message": "Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting."
			}
		]
	},
	"alternative-location": {
		"$schema": "../block.schema.json",
		"name": "alternative-location",
		"summary": "The location that is proposed instead, with its own charging situation and remarks. Use it only while the advice is alternative.",
		"sealed": [
			"onHide",
			"fields"
		],
		"title": "Alternatief locatievoorstel",
		"schema": {
			"type": "object",
			"properties": {
				"Advice": {
					"type": "object",
					"properties": {
						"Alternative": {
							"type": "object",
							"title": "Alternatieve locatie",
							"properties": {
								"Latitude": {
									"type": "number",
									"title": "Breedtegraad",
									"minimum": -90,
									"maximum": 90
								},
								"Longitude": {
									"type": "number",
									"title": "Lengtegraad",
									"minimum": -180,
									"maximum": 180
								},
								"StreetName": {
									"type": "string",
									"title": "Straat",
									"format": "address-text",
									"maxLength": 100
								},
								"HouseNumber": {
									"type": "string",
									"title": "Huisnummer",
									"format": "house-number",
									"maxLength": 10
								},
								"HouseNumberSuffix": {
									"type": "string",
									"title": "Toevoeging",
									"format": "address-text",
									"maxLength": 10
								},
								"PostalCode": {
									"type": "string",
									"title": "Postcode",
									"format": "postal-code",
									"maxLength": 7
								},
								"CityName": {
									"type": "string",
									"title": "Plaats",
									"format": "address-text",
									"maxLength": 100
								},
								"chargingpointUuid": {
									"type": "string",
									"title": "Laadlocatie",
									"format": "uuid4",
									"maxLength": 36
								},
								"version": {
									"type": "integer",
									"title": "Versie",
									"minimum": 1
								},
								"ParkingSpots": {
									"type": "object",
									"title": "Laadsituatie",
									"properties": {
										"Type": {
											"type": "string",
											"title": "Type",
											"default": "station",
											"oneOf": [
												{
													"const": "station",
													"title": "Laadpaal"
												},
												{
													"const": "hub",
													"title": "Laadplein"
												}
											]
										},
										"NumberOfChargingStations": {
											"type": "integer",
											"title": "Aantal laadpalen",
											"minimum": 0,
											"maximum": 999,
											"default": 1
										},
										"NumberOfParkingSpots": {
											"type": "integer",
											"title": "Aantal parkeerplaatsen",
											"minimum": 0,
											"maximum": 999,
											"default": 1
										},
										"Identifiers": {
											"type": "array",
											"title": "Identificaties",
											"description": "Kenmerken van de laadpalen of parkeervakken, voor zover bekend.",
											"maxItems": 100,
											"items": {
												"type": "string",
												"title": "Identificatie",
												"format": "identifier",
												"maxLength": 48,
												"description": "Letters, cijfers en het teken _."
											}
										}
									},
									"required": [
										"Type",
										"NumberOfChargingStations",
										"NumberOfParkingSpots"
									]
								},
								"Docs": {
									"type": "object",
									"properties": {
										"Underground": {
											"type": "array",
											"title": "Ondergrondse situatie",
											"maxItems": 50,
											"uniqueItems": true,
											"items": {
												"type": "string",
												"title": "Bestand",
												"format": "uuid4",
												"maxLength": 36
											}
										},
										"ParkingSpots": {
											"type": "array",
											"title": "Inrichtingsplan of startdocument",
											"maxItems": 50,
											"uniqueItems": true,
											"items": {
												"type": "string",
												"title": "Bestand",
												"format": "uuid4",
												"maxLength": 36
											}
										},
										"TopView": {
											"type": "array",
											"title": "Bovenaanzicht",
											"maxItems": 50,
											"items": {
												"type": "object",
												"properties": {
													"id": {
														"type": "string",
														"title": "Bestand",
														"format": "uuid4",
														"maxLength": 36
													},
													"ext": {
														"type": "string",
														"title": "Soort",
														"oneOf": [
															{
																"const": "jpg",
																"title": "jpg"
															},
															{
																"const": "jpeg",
																"title": "jpeg"
															},
															{
																"const": "png",
																"title": "png"
															}
														]
													}
												},
												"required": [
													"id",
													"ext"
												]
											}
										},
										"SideView": {
											"type": "array",
											"title": "Zijaanzicht",
											"maxItems": 50,
											"items": {
												"type": "object",
												"properties": {
													"id": {
														"type": "string",
														"title": "Bestand",
														"format": "uuid4",
														"maxLength": 36
													},
													"ext": {
														"type": "string",
														"title": "Soort",
														"oneOf": [
															{
																"const": "jpg",
																"title": "jpg"
															},
															{
																"const": "jpeg",
																"title": "jpeg"
															},
															{
																"const": "png",
																"title": "png"
															}
														]
													}
												},
												"required": [
													"id",
													"ext"
												]
											}
										}
									}
								},
								"Remarks": {
									"type": "string",
									"title": "Opmerkingen",
									"format": "unicode-multiline",
									"maxLength": 4000
								}
							},
							"required": [
								"StreetName",
								"HouseNumber",
								"PostalCode",
								"CityName"
							]
						}
					}
				}
			}
		},
		"ui": {
			"Advice": {
				"Alternative": {
					"ui:widget": "alternative-location",
					"ui:options": {
						"category": "alternative",
						"allowRejected": true,
						"title": "Alternatief locatievoorstel",
						"warning": "Stel onder aan deze pagina een alternatieve locatie voor.",
						"emptyText": "Er is nog geen locatie gekozen."
					},
					"Latitude": {
						"ui:widget": "coordinates",
						"ui:options": {
							"span": 6
						}
					},
					"Longitude": {
						"ui:widget": "coordinates",
						"ui:options": {
							"span": 6
						}
					},
					"StreetName": {
						"ui:options": {
							"span": 6
						}
					},
					"HouseNumber": {
						"ui:options": {
							"span": 3
						}
					},
					"HouseNumberSuffix": {
						"ui:options": {
							"span": 3
						}
					},
					"PostalCode": {
						"ui:options": {
							"span": 4
						}
					},
					"CityName": {
						"ui:options": {
							"span": 8
						}
					},
					"chargingpointUuid": {
						"ui:widget": "hidden"
					},
					"version": {
						"ui:widget": "hidden"
					},
					"ParkingSpots": {
						"Type": {
							"ui:widget": "radio",
							"ui:options": {
								"span": 4
							}
						},
						"NumberOfChargingStations": {
							"ui:widget": "number",
							"ui:options": {
								"span": 4
							}
						},
						"NumberOfParkingSpots": {
							"ui:widget": "number",
							"ui:options": {
								"span": 4
							}
						},
						"Identifiers": {
							"ui:widget": "identifiers",
							"ui:options": {
								"span": 12
							}
						}
					},
					"Docs": {
						"Underground": {
							"ui:widget": "files",
							"ui:options": {
								"category": "Underground",
								"span": 12,
								"emptyText": "Er zijn geen documenten van de ondergrondse situatie."
							}
						},
						"ParkingSpots": {
							"ui:widget": "files",
							"ui:options": {
								"category": "ParkingSpots",
								"span": 12,
								"emptyText": "Er is geen inrichtingsplan of startdocument."
							}
						},
						"TopView": {
							"ui:widget": "files",
							"ui:options": {
								"category": "topview-alt",
								"span": 12,
								"emptyText": "Er is geen bovenaanzicht."
							}
						},
						"SideView": {
							"ui:widget": "files",
							"ui:options": {
								"category": "sideview-alt",
								"span": 12,
								"emptyText": "Er is geen zijaanzicht."
							}
						}
					},
					"Remarks": {
						"ui:widget": "textarea",
						"ui:options": {
							"span": 12
						}
					}
				}
			}
		},
		"onHide": "clear",
		"fields": {
			"Advice.Alternative.chargingpointUuid": {
				"readOnly": true
			},
			"Advice.Alternative.version": {
				"readOnly": true
			},
			"Advice.Alternative.ParkingSpots.Type": {
				"onHide": "keep"
			},
			"Advice.Alternative.ParkingSpots.NumberOfChargingStations": {
				"onHide": "keep"
			},
			"Advice.Alternative.ParkingSpots.NumberOfParkingSpots": {
				"onHide": "keep"
			}
		},
		"save": [
			{
				"unless": {
					">=": [
						{
							"number": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots"
						},
						0
					]
				},
				"field": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots",
				"message": "Minimaal 1 parkeerplaats is vereist."
			}
		],
		"complete": [
			{
				"unless": {
					"filled": "Advice.Alternative.Latitude"
				},
				"field": "Advice.Alternative.Latitude",
				"message": "Selecteer eerst een locatie."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Alternative.Latitude"
						},
						{
							"filled": "Advice.Alternative.Longitude"
						}
					]
				},
				"field": "Advice.Alternative.Longitude",
				"message": "Vul ook de lengtegraad in."
			},
			{
				"unless": {
					">=": [
						{
							"number": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots"
						},
						1
					]
				},
				"field": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots",
				"message": "Minimaal 1 parkeerplaats is vereist."
			}
		],
		"warn": [
			{
				"unless": {
					"!": {
						"elsewhere": [
							"Advice.Alternative.Latitude",
							"Advice.Alternative.Longitude"
						]
					}
				},
				"field": "Advice.Alternative.Latitude",
				"message": "Deze plaats ligt in een andere gemeente dan die van het proces. Klopt de plaats?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Alternative.ParkingSpots.NumberOfChargingStations"
						},
						{
							">=": [
								{
									"var": "Advice.Alternative.ParkingSpots.NumberOfChargingStations"
								},
								1
							]
						}
					]
				},
				"field": "Advice.Alternative.ParkingSpots.NumberOfChargingStations",
				"message": "Een locatie zonder laadpaal is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Alternative.ParkingSpots.NumberOfChargingStations"
						},
						{
							"<=": [
								{
									"var": "Advice.Alternative.ParkingSpots.NumberOfChargingStations"
								},
								20
							]
						}
					]
				},
				"field": "Advice.Alternative.ParkingSpots.NumberOfChargingStations",
				"message": "Meer dan 20 laadpalen op een locatie is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots"
						},
						{
							"<=": [
								{
									"var": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots"
								},
								40
							]
						}
					]
				},
				"field": "Advice.Alternative.ParkingSpots.NumberOfParkingSpots",
				"message": "Meer dan 40 parkeerplaatsen op een locatie is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"distinct": "Advice.Alternative.ParkingSpots.Identifiers"
				},
				"field": "Advice.Alternative.ParkingSpots.Identifiers",
				"message": "Een identificatie staat er meer dan één keer. Klopt dat?"
			}
		],
		"steering": [
			"Advice.Alternative.Latitude",
			"Advice.Alternative.Longitude",
			"Advice.Alternative.chargingpointUuid"
		]
	},
	"automatic-views": {
		"$schema": "../block.schema.json",
		"name": "automatic-views",
		"label": "Aanzichten laten maken",
		"summary": "Has the side view and the top view of the location made that are missing. Beside the fields of those views.",
		"sealed": [
			"schema"
		],
		"schema": {
			"type": "object",
			"properties": {}
		},
		"ui": {
			"ui:widget": "automatic-views"
		},
		"readOnly": true
	},
	"broker-approval": {
		"$schema": "../block.schema.json",
		"name": "broker-approval",
		"summary": "What the district says of the proposal. It may also not answer, or advise against; the demand on both approvals together is the step's.",
		"title": "Akkoord stadsdeel",
		"schema": {
			"type": "object",
			"properties": {
				"BrokerApproval": {
					"type": "object",
					"properties": {
						"IsBrokerAccepted": {
							"type": "string",
							"title": "Besluit stadsdeel",
							"oneOf": [
								{
									"const": "",
									"title": ""
								},
								{
									"const": "yes",
									"title": "Akkoord"
								},
								{
									"const": "blanco",
									"title": "Geen reactie"
								},
								{
									"const": "negative-advice",
									"title": "Negatief advies"
								}
							]
						},
						"BrokerName": {
							"type": "string",
							"title": "Naam contactpersoon stadsdeel",
							"format": "unicode",
							"maxLength": 100
						},
						"BrokerApprovalRequestedDate": {
							"type": "string",
							"title": "Akkoord gevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"BrokerApprovalReceivedDate": {
							"type": "string",
							"title": "Reactie ontvangen op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"BrokerComments": {
							"type": "string",
							"title": "Toelichting stadsdeel",
							"format": "unicode-multiline",
							"maxLength": 4000
						}
					}
				},
				"Docs": {
					"type": "object",
					"properties": {
						"Broker": {
							"type": "array",
							"title": "Documenten Stadsdeel",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"BrokerApproval": {
				"IsBrokerAccepted": {
					"ui:widget": "select",
					"ui:options": {
						"span": 6
					}
				},
				"BrokerName": {
					"ui:widget": "text",
					"ui:options": {
						"span": 6
					}
				},
				"BrokerApprovalRequestedDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"BrokerApprovalReceivedDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"BrokerComments": {
					"ui:widget": "textarea",
					"ui:options": {
						"span": 12
					}
				}
			},
			"Docs": {
				"Broker": {
					"ui:widget": "files",
					"ui:options": {
						"category": "Broker",
						"span": 12,
						"emptyText": "Er zijn geen documenten van het stadsdeel."
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "BrokerApproval.IsBrokerAccepted"
				},
				"field": "BrokerApproval.IsBrokerAccepted",
				"message": "Ten minste 1 besluit ontbreekt."
			}
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "BrokerApproval.BrokerApprovalRequestedDate"
						},
						{
							"empty": "BrokerApproval.BrokerApprovalReceivedDate"
						},
						{
							">=": [
								{
									"var": "BrokerApproval.BrokerApprovalReceivedDate"
								},
								{
									"var": "BrokerApproval.BrokerApprovalRequestedDate"
								}
							]
						}
					]
				},
				"field": "BrokerApproval.BrokerApprovalReceivedDate",
				"message": "De reactie is ontvangen voordat het akkoord gevraagd is."
			}
		]
	},
	"buying-orders": {
		"$schema": "../block.schema.json",
		"name": "buying-orders",
		"summary": "The orders that are placed, one for each approved quotation and others.",
		"title": "Orders",
		"schema": {
			"type": "object",
			"properties": {
				"BuyingOrders": {
					"type": "array",
					"title": "Orders",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"OrderedDate": {
								"type": "string",
								"title": "Besteld op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"LinkToBuyingOrder": {
								"type": "string",
								"title": "Link naar de inkooporder",
								"format": "url",
								"maxLength": 2048,
								"x-messages": {
									"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
								}
							}
						},
						"required": [
							"PartyName"
						]
					}
				}
			}
		},
		"ui": {
			"BuyingOrders": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Order",
					"addText": "Voeg een order toe",
					"emptyText": "Er zijn nog geen orders geplaatst."
				},
				"items": {
					"PartyName": {
						"ui:options": {
							"span": 8
						}
					},
					"OrderedDate": {
						"ui:options": {
							"span": 4
						}
					},
					"LinkToBuyingOrder": {
						"ui:options": {
							"span": 12
						}
					}
				}
			}
		},
		"chains": {
			"BuyingOrders": {
				"from": "QuotationApprovals",
				"when": {
					"item-filled": "ApprovedDate"
				},
				"prefill": [
					"PartyName"
				],
				"add": true
			}
		},
		"sealed": [
			"chains"
		]
	},
	"charge-point-inventory": {
		"$schema": "../block.schema.json",
		"name": "charge-point-inventory",
		"summary": "Charge points that a survey found: those that are there, are replaced or are reprogrammed, with the totals that follow.",
		"title": "Bestaande laadpunten",
		"schema": {
			"type": "object",
			"properties": {
				"ParkingAndChargePoints": {
					"type": "object",
					"properties": {
						"NumberOfExistingChargePoints": {
							"type": "integer",
							"title": "Aantal bestaande laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"NumberOfChargingPointsReplaced": {
							"type": "integer",
							"title": "Aantal te vervangen laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"ReprogramNumberOfChargingPoints": {
							"type": "integer",
							"title": "Aantal te herprogrammeren laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"TotalChargePointsNewSituation": {
							"type": "integer",
							"title": "Totaal laadpunten nieuwe situatie",
							"minimum": 0,
							"maximum": 99999,
							"description": "Bestaande laadpunten plus nog te plaatsen laadpunten."
						}
					}
				}
			}
		},
		"ui": {
			"ParkingAndChargePoints": {
				"NumberOfExistingChargePoints": {
					"ui:options": {
						"span": 6
					}
				},
				"NumberOfChargingPointsReplaced": {
					"ui:options": {
						"span": 6
					}
				},
				"ReprogramNumberOfChargingPoints": {
					"ui:options": {
						"span": 6
					}
				},
				"TotalChargePointsNewSituation": {
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"derived": [
			{
				"field": "ParkingAndChargePoints.TotalChargePointsNewSituation",
				"value": {
					"+": [
						{
							"number": "ParkingAndChargePoints.NumberOfExistingChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ExtraNeedChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices"
						}
					]
				}
			}
		],
		"sealed": [
			"derived"
		]
	},
	"charge-point-needs": {
		"$schema": "../block.schema.json",
		"name": "charge-point-needs",
		"summary": "Parking spaces and charge points of an object: what is there, what is needed, and the totals that follow. The need of government offices is suggested as 4 percent of the parking spaces.",
		"title": "Laadpunten",
		"schema": {
			"type": "object",
			"properties": {
				"ParkingAndChargePoints": {
					"type": "object",
					"title": "Laadpunten",
					"properties": {
						"NumberOfParkingSpots": {
							"type": "integer",
							"title": "Aantal parkeerplaatsen",
							"minimum": 0,
							"maximum": 99999
						},
						"NumberOfExistingChargePoints": {
							"type": "integer",
							"title": "Aantal bestaande laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"ChargePointNeedsGovernmentOffices": {
							"type": "integer",
							"title": "Behoefte laadpunten rijkskantoren (4%)",
							"minimum": 0,
							"maximum": 99999,
							"description": "4% van de parkeerplaatsen, naar boven afgerond, als voorstel."
						},
						"ExtraNeedChargePoints": {
							"type": "integer",
							"title": "Extra behoefte laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"TotalChargePointsStillToBePlaced": {
							"type": "integer",
							"title": "Totaal nog te plaatsen laadpunten",
							"minimum": 0,
							"maximum": 99999,
							"description": "Extra behoefte plus behoefte rijkskantoren."
						},
						"TotalChargePointsNewSituation": {
							"type": "integer",
							"title": "Totaal laadpunten nieuwe situatie",
							"minimum": 0,
							"maximum": 99999,
							"description": "Bestaande laadpunten plus nog te plaatsen laadpunten."
						}
					}
				}
			}
		},
		"ui": {
			"ParkingAndChargePoints": {
				"NumberOfParkingSpots": {
					"ui:options": {
						"span": 6
					}
				},
				"NumberOfExistingChargePoints": {
					"ui:options": {
						"span": 6
					}
				},
				"ChargePointNeedsGovernmentOffices": {
					"ui:options": {
						"span": 6
					}
				},
				"ExtraNeedChargePoints": {
					"ui:options": {
						"span": 6
					}
				},
				"TotalChargePointsStillToBePlaced": {
					"ui:options": {
						"span": 6
					}
				},
				"TotalChargePointsNewSituation": {
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"derived": [
			{
				"field": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices",
				"on": "ParkingAndChargePoints.NumberOfParkingSpots",
				"value": {
					"ceil": {
						"*": [
							{
								"number": "ParkingAndChargePoints.NumberOfParkingSpots"
							},
							0.04
						]
					}
				},
				"proposal": true,
				"when": {
					"filled": "ParkingAndChargePoints.NumberOfParkingSpots"
				}
			},
			{
				"field": "ParkingAndChargePoints.TotalChargePointsStillToBePlaced",
				"value": {
					"+": [
						{
							"number": "ParkingAndChargePoints.ExtraNeedChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices"
						}
					]
				}
			},
			{
				"field": "ParkingAndChargePoints.TotalChargePointsNewSituation",
				"value": {
					"+": [
						{
							"number": "ParkingAndChargePoints.NumberOfExistingChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ExtraNeedChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices"
						}
					]
				}
			}
		],
		"sealed": [
			"derived"
		]
	},
	"charge-point-reduction": {
		"$schema": "../block.schema.json",
		"name": "charge-point-reduction",
		"summary": "The number of charge points adjusted to the capacity there is, with the totals that follow.",
		"title": "Aantal laadpunten",
		"schema": {
			"type": "object",
			"properties": {
				"ParkingAndChargePoints": {
					"type": "object",
					"properties": {
						"ReprogramNumberOfChargingPoints": {
							"type": "integer",
							"title": "Aantal te herprogrammeren laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"ExtraNeedChargePoints": {
							"type": "integer",
							"title": "Extra behoefte laadpunten",
							"minimum": 0,
							"maximum": 99999
						},
						"ChargePointNeedsGovernmentOffices": {
							"type": "integer",
							"title": "Behoefte laadpunten rijkskantoren (4%)",
							"minimum": 0,
							"maximum": 99999
						},
						"TotalChargePointsStillToBePlaced": {
							"type": "integer",
							"title": "Totaal nog te plaatsen laadpunten",
							"minimum": 0,
							"maximum": 99999,
							"description": "Extra behoefte plus behoefte rijkskantoren."
						},
						"TotalChargePointsNewSituation": {
							"type": "integer",
							"title": "Totaal laadpunten nieuwe situatie",
							"minimum": 0,
							"maximum": 99999,
							"description": "Bestaande laadpunten plus nog te plaatsen laadpunten."
						}
					},
					"required": [
						"ExtraNeedChargePoints"
					]
				}
			}
		},
		"ui": {
			"ParkingAndChargePoints": {
				"ReprogramNumberOfChargingPoints": {
					"ui:options": {
						"span": 6
					}
				},
				"ExtraNeedChargePoints": {
					"ui:options": {
						"span": 6
					}
				},
				"ChargePointNeedsGovernmentOffices": {
					"ui:options": {
						"span": 6
					}
				},
				"TotalChargePointsStillToBePlaced": {
					"ui:options": {
						"span": 6
					}
				},
				"TotalChargePointsNewSituation": {
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"derived": [
			{
				"field": "ParkingAndChargePoints.TotalChargePointsStillToBePlaced",
				"value": {
					"+": [
						{
							"number": "ParkingAndChargePoints.ExtraNeedChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices"
						}
					]
				}
			},
			{
				"field": "ParkingAndChargePoints.TotalChargePointsNewSituation",
				"value": {
					"+": [
						{
							"number": "ParkingAndChargePoints.NumberOfExistingChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ExtraNeedChargePoints"
						},
						{
							"number": "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices"
						}
					]
				}
			}
		],
		"sealed": [
			"derived"
		]
	},
	"charger-ids": {
		"$schema": "../block.schema.json",
		"name": "charger-ids",
		"summary": "The identifiers of the charge points that were placed. Removed entries stay, with the instant of their removal.",
		"sealed": [
			"complete"
		],
		"title": "Laadpaal ID's",
		"schema": {
			"type": "object",
			"properties": {
				"ChargerIds": {
					"type": "array",
					"title": "Laadpaal ID's",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"Identifier": {
								"type": "string",
								"title": "Laadpaal ID",
								"format": "identifier",
								"maxLength": 48,
								"description": "Letters, cijfers en het teken _."
							},
							"deleted_at": {
								"type": "integer",
								"title": "Verwijderd op",
								"minimum": 0
							}
						}
					}
				}
			}
		},
		"ui": {
			"ChargerIds": {
				"ui:widget": "identifiers",
				"ui:options": {
					"span": 12
				}
			}
		},
		"complete": [
			{
				"unless": {
					">=": [
						{
							"count": "ChargerIds"
						},
						1
					]
				},
				"field": "ChargerIds",
				"message": "Afronden is niet mogelijk zonder minimaal 1 laadpaal ID in te vullen."
			}
		],
		"warn": [
			{
				"unless": {
					"distinct": "ChargerIds"
				},
				"field": "ChargerIds",
				"message": "Een laadpaal ID staat er meer dan één keer. Klopt dat?"
			}
		]
	},
	"charging-situation": {
		"$schema": "../block.schema.json",
		"name": "charging-situation",
		"summary": "What is placed on the location: type, numbers and identifiers. Override the options of Type where a flow knows others.",
		"sealed": [
			"complete"
		],
		"title": "Laadsituatie",
		"schema": {
			"type": "object",
			"properties": {
				"ParkingSpots": {
					"type": "object",
					"title": "Laadsituatie",
					"properties": {
						"Type": {
							"type": "string",
							"title": "Type",
							"default": "station",
							"oneOf": [
								{
									"const": "station",
									"title": "Laadpaal"
								},
								{
									"const": "hub",
									"title": "Laadplein"
								}
							]
						},
						"NumberOfChargingStations": {
							"type": "integer",
							"title": "Aantal laadpalen",
							"minimum": 0,
							"maximum": 999,
							"default": 1
						},
						"NumberOfParkingSpots": {
							"type": "integer",
							"title": "Aantal parkeerplaatsen",
							"minimum": 0,
							"maximum": 999,
							"default": 1
						},
						"Identifiers": {
							"type": "array",
							"title": "Identificaties",
							"description": "Kenmerken van de laadpalen of parkeervakken, voor zover bekend.",
							"maxItems": 100,
							"items": {
								"type": "string",
								"title": "Identificatie",
								"format": "identifier",
								"maxLength": 48,
								"description": "Letters, cijfers en het teken _."
							}
						}
					},
					"required": [
						"Type",
						"NumberOfChargingStations",
						"NumberOfParkingSpots"
					]
				}
			}
		},
		"ui": {
			"ParkingSpots": {
				"Type": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 4
					}
				},
				"NumberOfChargingStations": {
					"ui:widget": "number",
					"ui:options": {
						"span": 4
					}
				},
				"NumberOfParkingSpots": {
					"ui:widget": "number",
					"ui:options": {
						"span": 4
					}
				},
				"Identifiers": {
					"ui:widget": "identifiers",
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"save": [
			{
				"unless": {
					">=": [
						{
							"number": "ParkingSpots.NumberOfParkingSpots"
						},
						0
					]
				},
				"field": "ParkingSpots.NumberOfParkingSpots",
				"message": "Minimaal 1 parkeerplaats is vereist."
			}
		],
		"complete": [
			{
				"unless": {
					">=": [
						{
							"number": "ParkingSpots.NumberOfParkingSpots"
						},
						1
					]
				},
				"field": "ParkingSpots.NumberOfParkingSpots",
				"message": "Minimaal 1 parkeerplaats is vereist."
			}
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "ParkingSpots.NumberOfChargingStations"
						},
						{
							">=": [
								{
									"var": "ParkingSpots.NumberOfChargingStations"
								},
								1
							]
						}
					]
				},
				"field": "ParkingSpots.NumberOfChargingStations",
				"message": "Een locatie zonder laadpaal is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "ParkingSpots.NumberOfChargingStations"
						},
						{
							"<=": [
								{
									"var": "ParkingSpots.NumberOfChargingStations"
								},
								20
							]
						}
					]
				},
				"field": "ParkingSpots.NumberOfChargingStations",
				"message": "Meer dan 20 laadpalen op een locatie is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "ParkingSpots.NumberOfParkingSpots"
						},
						{
							"<=": [
								{
									"var": "ParkingSpots.NumberOfParkingSpots"
								},
								40
							]
						}
					]
				},
				"field": "ParkingSpots.NumberOfParkingSpots",
				"message": "Meer dan 40 parkeerplaatsen op een locatie is ongewoon. Klopt het aantal?"
			},
			{
				"unless": {
					"distinct": "ParkingSpots.Identifiers"
				},
				"field": "ParkingSpots.Identifiers",
				"message": "Een identificatie staat er meer dan één keer. Klopt dat?"
			}
		]
	},
	"charging-station-version": {
		"$schema": "../block.schema.json",
		"name": "charging-station-version",
		"summary": "The charging station that will be placed. Every flow gives its own options.",
		"title": "Laadpaal",
		"schema": {
			"type": "object",
			"properties": {
				"Advice": {
					"type": "object",
					"properties": {
						"ChargingStationVersion": {
							"type": "string",
							"title": "Uitvoering laadpaal",
							"oneOf": [
								{
									"const": "other",
									"title": "Anders"
								}
							]
						}
					}
				}
			}
		},
		"ui": {
			"Advice": {
				"ChargingStationVersion": {
					"ui:widget": "select",
					"ui:options": {
						"span": 6
					}
				}
			}
		}
	},
	"commissioning": {
		"$schema": "../block.schema.json",
		"name": "commissioning",
		"summary": "The day the charge point went into operation and was registered with the energy supplier.",
		"sealed": [
			"complete"
		],
		"title": "Inbedrijfstelling",
		"schema": {
			"type": "object",
			"properties": {
				"DateOfCommissioning": {
					"type": "object",
					"properties": {
						"DateOfCommissioning": {
							"type": "string",
							"title": "Datum van inbedrijfstelling",
							"format": "calendar-date",
							"maxLength": 10
						},
						"DateOfEnergyConnection": {
							"type": "string",
							"title": "Datum van aanmelding bij de energieleverancier",
							"format": "calendar-date",
							"maxLength": 10
						},
						"EAN": {
							"type": "string",
							"title": "EAN-code",
							"format": "ean18",
							"maxLength": 18,
							"description": "18 cijfers."
						}
					}
				}
			}
		},
		"ui": {
			"DateOfCommissioning": {
				"DateOfCommissioning": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"DateOfEnergyConnection": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"EAN": {
					"ui:widget": "text",
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "DateOfCommissioning.DateOfCommissioning"
				},
				"field": "DateOfCommissioning.DateOfCommissioning",
				"message": "Het proces kan niet verder zonder een datum van inbedrijfstelling."
			},
			{
				"unless": {
					"filled": "DateOfCommissioning.DateOfEnergyConnection"
				},
				"field": "DateOfCommissioning.DateOfEnergyConnection",
				"message": "Het proces kan niet verder zonder een datum van aanmelding bij de energie leverancier."
			}
		]
	},
	"decision": {
		"$schema": "../block.schema.json",
		"name": "decision",
		"summary": "The decision on an advice that is not positive: which choices fit which advice. Override the options, the choices per advice and the rule together.",
		"title": "Beslissing",
		"schema": {
			"type": "object",
			"properties": {
				"Advice": {
					"type": "object",
					"properties": {
						"Decision": {
							"type": "string",
							"title": "Beslissing",
							"oneOf": [
								{
									"const": "reject-cancel",
									"title": "Alternatief afwijzen en het proces beëindigen"
								},
								{
									"const": "accept",
									"title": "Alternatief accepteren"
								},
								{
									"const": "reject-own-location",
									"title": "Alternatief afwijzen en een nieuwe locatie voorstellen"
								},
								{
									"const": "accept-cancel",
									"title": "Advies accepteren en het proces beëindigen"
								},
								{
									"const": "accept-own-location",
									"title": "Advies accepteren en een nieuwe locatie voorstellen"
								}
							]
						},
						"Confirmed": {
							"type": "boolean",
							"title": "Bevestigd"
						}
					}
				}
			}
		},
		"ui": {
			"Advice": {
				"Decision": {
					"ui:widget": "decision",
					"ui:options": {
						"options": {
							"alternative": [
								"reject-cancel",
								"accept",
								"reject-own-location"
							],
							"no": [
								"accept-cancel",
								"accept-own-location"
							],
							"alternative-without": [
								"accept-cancel",
								"accept-own-location"
							]
						}
					}
				},
				"Confirmed": {
					"ui:widget": "checkbox",
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"fields": {
			"Advice.Confirmed": {
				"enabledWhen": {
					"filled": "Advice.Decision"
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "Advice.Decision"
				},
				"field": "Advice.Decision",
				"message": "Het proces kan niet verder zonder beslissing."
			}
		],
		"save": [
			{
				"unless": {
					"or": [
						{
							"empty": "Advice.Decision"
						},
						{
							"and": [
								{
									"==": [
										{
											"var": "Advice.Advice"
										},
										"alternative"
									]
								},
								{
									"in": [
										{
											"var": "Advice.Decision"
										},
										[
											"reject-cancel",
											"accept",
											"reject-own-location"
										]
									]
								}
							]
						},
						{
							"and": [
								{
									"in": [
										{
											"var": "Advice.Advice"
										},
										[
											"no",
											"alternative-without"
										]
									]
								},
								{
									"in": [
										{
											"var": "Advice.Decision"
										},
										[
											"accept-cancel",
											"accept-own-location"
										]
									]
								}
							]
						}
					]
				},
				"field": "Advice.Decision",
				"message": "Deze beslissing past niet bij de gegeven beoordeling."
			}
		]
	},
	"delivery-documentation": {
		"$schema": "../block.schema.json",
		"name": "delivery-documentation",
		"summary": "What is handed over with the realised location.",
		"title": "Opleveringsdocumentatie",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"DeliveryDocumentation": {
							"type": "array",
							"title": "Opleveringsdocumentatie",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"DeliveryDocumentation": {
					"ui:widget": "files",
					"ui:options": {
						"category": "DeliveryDocumentation",
						"span": 12,
						"emptyText": "Er is geen opleveringsdocumentatie beschikbaar."
					}
				}
			}
		}
	},
	"delivery-documents": {
		"$schema": "../block.schema.json",
		"name": "delivery-documents",
		"summary": "The delivery documents of each supplier.",
		"title": "Opleveringsdocumenten",
		"schema": {
			"type": "object",
			"properties": {
				"DeliveryDocuments": {
					"type": "array",
					"title": "Documenten",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"DeliveryDocumentsReceivedDate": {
								"type": "string",
								"title": "Documenten ontvangen op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"LinkToDeliveryDocuments": {
								"type": "string",
								"title": "Link naar de documenten",
								"format": "url",
								"maxLength": 2048,
								"x-messages": {
									"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
								}
							}
						}
					}
				}
			}
		},
		"ui": {
			"DeliveryDocuments": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Leverancier",
					"emptyText": "Er is geen opleveringsdocumentatie beschikbaar."
				},
				"items": {
					"PartyName": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 8
						}
					},
					"DeliveryDocumentsReceivedDate": {
						"ui:options": {
							"span": 4
						}
					},
					"LinkToDeliveryDocuments": {
						"ui:options": {
							"span": 12
						}
					}
				}
			}
		},
		"chains": {
			"DeliveryDocuments": {
				"from": "Planning",
				"read": [
					"PartyName"
				]
			}
		},
		"sealed": [
			"chains"
		]
	},
	"energy-connection": {
		"$schema": "../block.schema.json",
		"name": "energy-connection",
		"summary": "The energy connection of an object as a survey found it, and what is left for charge points.",
		"title": "Energieaansluiting",
		"schema": {
			"type": "object",
			"properties": {
				"Energy": {
					"type": "object",
					"title": "Energieaansluiting",
					"properties": {
						"EANCode": {
							"type": "string",
							"title": "EAN-code",
							"format": "ean18",
							"maxLength": 18,
							"x-message": "Een EAN-code heeft 18 cijfers met een juist controlecijfer."
						},
						"TypeOfNetConnection": {
							"type": "string",
							"title": "Type netaansluiting",
							"oneOf": [
								{
									"const": "1x25A",
									"title": "1x25A"
								},
								{
									"const": "1x35A",
									"title": "1x35A"
								},
								{
									"const": "1x40A",
									"title": "1x40A"
								},
								{
									"const": "3x25A",
									"title": "3x25A"
								},
								{
									"const": "3x35A",
									"title": "3x35A"
								},
								{
									"const": "3x50A",
									"title": "3x50A"
								},
								{
									"const": "3x63A",
									"title": "3x63A"
								},
								{
									"const": "3x80A",
									"title": "3x80A"
								},
								{
									"const": "3x100A",
									"title": "3x100A"
								},
								{
									"const": "3x125A",
									"title": "3x125A"
								},
								{
									"const": "3x160A",
									"title": "3x160A"
								},
								{
									"const": "3x250A",
									"title": "3x250A"
								},
								{
									"const": "3x400A",
									"title": "3x400A"
								},
								{
									"const": "3x500A",
									"title": "3x500A"
								},
								{
									"const": "3x630A",
									"title": "3x630A"
								},
								{
									"const": "160 kVA",
									"title": "160 kVA"
								},
								{
									"const": "250 kVA",
									"title": "250 kVA"
								},
								{
									"const": "400 kVA",
									"title": "400 kVA"
								},
								{
									"const": "630 kVA",
									"title": "630 kVA"
								},
								{
									"const": "1750 kVA",
									"title": "1750 kVA"
								},
								{
									"const": "2000 kVA",
									"title": "2000 kVA"
								}
							]
						},
						"PowerLimit": {
							"type": "number",
							"title": "Vermogensgrens",
							"minimum": 0,
							"maximum": 9999999
						},
						"ConnectionPowerValue": {
							"type": "number",
							"title": "Aansluitwaarde",
							"minimum": 0,
							"maximum": 9999999
						},
						"NumberOfTransformers": {
							"type": "integer",
							"title": "Aantal transformatoren",
							"minimum": 0,
							"maximum": 999
						},
						"TransformerOwnership": {
							"type": "string",
							"title": "Eigendom transformator",
							"oneOf": [
								{
									"const": "Rent",
									"title": "Huur"
								},
								{
									"const": "Property",
									"title": "Eigendom"
								}
							]
						},
						"TransformerCapacityInkVA": {
							"type": "number",
							"title": "Capaciteit transformator",
							"minimum": 0,
							"maximum": 9999999
						},
						"MaximumTechnicalPowerInkW": {
							"type": "number",
							"title": "Maximaal technisch vermogen",
							"minimum": 0,
							"maximum": 9999999
						},
						"ContractedPower": {
							"type": "number",
							"title": "Gecontracteerd vermogen",
							"minimum": 0,
							"maximum": 9999999
						},
						"ActualPeakLoad": {
							"type": "number",
							"title": "Werkelijke piekbelasting",
							"minimum": 0,
							"maximum": 9999999,
							"description": "Piekbelasting over de periode 2018-2019."
						},
						"CapacitiyAvailablePerChargepoint": {
							"type": "number",
							"title": "Beschikbaar vermogen per laadpunt",
							"description": "Standaard 22 kW, in overleg minimaal 3,7 kW.",
							"default": 22,
							"minimum": 3.7,
							"maximum": 9999,
							"x-messages": {
								"minimum": "Per laadpunt is minimaal 3,7 kW nodig."
							}
						}
					}
				}
			}
		},
		"ui": {
			"Energy": {
				"EANCode": {
					"ui:options": {
						"span": 6
					}
				},
				"TypeOfNetConnection": {
					"ui:options": {
						"span": 6
					}
				},
				"PowerLimit": {
					"ui:options": {
						"span": 6,
						"suffix": "kW"
					}
				},
				"ConnectionPowerValue": {
					"ui:options": {
						"span": 6,
						"suffix": "kVA"
					}
				},
				"NumberOfTransformers": {
					"ui:options": {
						"span": 6
					}
				},
				"TransformerOwnership": {
					"ui:options": {
						"span": 6
					}
				},
				"TransformerCapacityInkVA": {
					"ui:options": {
						"span": 6,
						"suffix": "kVA"
					}
				},
				"MaximumTechnicalPowerInkW": {
					"ui:options": {
						"span": 6,
						"suffix": "kW"
					}
				},
				"ContractedPower": {
					"ui:options": {
						"span": 6,
						"suffix": "kW"
					}
				},
				"ActualPeakLoad": {
					"ui:options": {
						"span": 6,
						"suffix": "kW"
					}
				},
				"CapacitiyAvailablePerChargepoint": {
					"ui:options": {
						"span": 6,
						"suffix": "kW"
					}
				}
			}
		}
	},
	"final-delivery": {
		"$schema": "../block.schema.json",
		"name": "final-delivery",
		"summary": "When the location and the charger were ready, and the batch of the delivery.",
		"title": "Oplevering",
		"schema": {
			"type": "object",
			"properties": {
				"FinalDelivery": {
					"type": "object",
					"properties": {
						"LocationReadyDate": {
							"type": "string",
							"title": "Locatie gereed op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"ChargerReadyDate": {
							"type": "string",
							"title": "Laadpaal gereed op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"BatchCode": {
							"type": "string",
							"title": "Batchcode",
							"format": "unicode",
							"maxLength": 50
						}
					}
				}
			}
		},
		"ui": {
			"FinalDelivery": {
				"LocationReadyDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 4
					}
				},
				"ChargerReadyDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 4
					}
				},
				"BatchCode": {
					"ui:widget": "text",
					"ui:options": {
						"span": 4
					}
				}
			}
		}
	},
	"financial-unit": {
		"$schema": "../block.schema.json",
		"name": "financial-unit",
		"summary": "The unit of the charge point operator that bears the costs. Nobody but the operator sees it.",
		"title": "Financiële eenheid",
		"schema": {
			"type": "object",
			"properties": {
				"FinUnit": {
					"type": "string",
					"title": "Financiële eenheid",
					"oneOf": [
						{
							"const": "unit001",
							"title": "unit001"
						},
						{
							"const": "unit002",
							"title": "unit002"
						},
						{
							"const": "unit003",
							"title": "unit003"
						},
						{
							"const": "unit004",
							"title": "unit004"
						},
						{
							"const": "unit005",
							"title": "unit005"
						},
						{
							"const": "unit006",
							"title": "unit006"
						},
						{
							"const": "unit007",
							"title": "unit007"
						},
						{
							"const": "unit008",
							"title": "unit008"
						},
						{
							"const": "unit009",
							"title": "unit009"
						},
						{
							"const": "unit010",
							"title": "unit010"
						}
					]
				}
			},
			"required": [
				"FinUnit"
			]
		},
		"ui": {
			"FinUnit": {
				"ui:widget": "select",
				"ui:options": {
					"span": 6
				}
			}
		},
		"roles": [
			"cpo"
		]
	},
	"fuse-box-execution": {
		"$schema": "../block.schema.json",
		"name": "fuse-box-execution",
		"summary": "When the adjustment or replacement of the fuse box is asked for, expected and done.",
		"title": "Uitvoering hoofdverdeelkast",
		"schema": {
			"type": "object",
			"properties": {
				"BuildingAdjustments": {
					"type": "object",
					"properties": {
						"FuseBoxAdjustmentRequestDate": {
							"type": "string",
							"title": "Aangevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"FuseBoxAdjustmentExpectedFinishDate": {
							"type": "string",
							"title": "Verwachte einddatum",
							"format": "calendar-date",
							"maxLength": 10
						},
						"FuseBoxAdjustmentFinishDate": {
							"type": "string",
							"title": "Gereed op",
							"format": "calendar-date",
							"maxLength": 10
						}
					},
					"required": [
						"FuseBoxAdjustmentFinishDate"
					]
				}
			}
		},
		"ui": {
			"BuildingAdjustments": {
				"FuseBoxAdjustmentRequestDate": {
					"ui:options": {
						"span": 4
					}
				},
				"FuseBoxAdjustmentExpectedFinishDate": {
					"ui:options": {
						"span": 4
					}
				},
				"FuseBoxAdjustmentFinishDate": {
					"ui:options": {
						"span": 4
					}
				}
			}
		},
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "BuildingAdjustments.FuseBoxAdjustmentRequestDate"
						},
						{
							"empty": "BuildingAdjustments.FuseBoxAdjustmentExpectedFinishDate"
						},
						{
							">=": [
								{
									"var": "BuildingAdjustments.FuseBoxAdjustmentExpectedFinishDate"
								},
								{
									"var": "BuildingAdjustments.FuseBoxAdjustmentRequestDate"
								}
							]
						}
					]
				},
				"field": "BuildingAdjustments.FuseBoxAdjustmentExpectedFinishDate",
				"message": "De verwachte einddatum ligt voor de aanvraag."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "BuildingAdjustments.FuseBoxAdjustmentRequestDate"
						},
						{
							"empty": "BuildingAdjustments.FuseBoxAdjustmentFinishDate"
						},
						{
							">=": [
								{
									"var": "BuildingAdjustments.FuseBoxAdjustmentFinishDate"
								},
								{
									"var": "BuildingAdjustments.FuseBoxAdjustmentRequestDate"
								}
							]
						}
					]
				},
				"field": "BuildingAdjustments.FuseBoxAdjustmentFinishDate",
				"message": "Het werk is gereed voordat het aangevraagd is."
			}
		]
	},
	"fuse-box-options": {
		"$schema": "../block.schema.json",
		"name": "fuse-box-options",
		"summary": "What to do after the adjustment or replacement of the fuse box was refused.",
		"title": "Opties hoofdverdeelkast",
		"schema": {
			"type": "object",
			"properties": {
				"FuseBoxPermission": {
					"type": "object",
					"properties": {
						"FuseBoxOption": {
							"type": "string",
							"title": "Keuze",
							"oneOf": [
								{
									"const": "MinorChangeNeeded",
									"title": "Kleine aanpassing"
								},
								{
									"const": "NoChargePoints",
									"title": "Geen laadpunten"
								}
							]
						}
					},
					"required": [
						"FuseBoxOption"
					]
				}
			}
		},
		"ui": {
			"FuseBoxPermission": {
				"FuseBoxOption": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 12
					}
				}
			}
		}
	},
	"fuse-box-permission": {
		"$schema": "../block.schema.json",
		"name": "fuse-box-permission",
		"summary": "The customer's permission for the adjustment or replacement of the fuse box, with its quotation for reading. The decision says what follows.",
		"title": "Toestemming hoofdverdeelkast",
		"schema": {
			"type": "object",
			"properties": {
				"FuseBoxPermission": {
					"type": "object",
					"properties": {
						"FuseBoxContractorQuotationLink": {
							"type": "string",
							"title": "Link naar de offerte van de installateur",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						},
						"Amount": {
							"type": "number",
							"title": "Bedrag",
							"minimum": 0,
							"maximum": 9999999,
							"multipleOf": 0.01
						},
						"FuseBoxPermissionAskedDate": {
							"type": "string",
							"title": "Toestemming gevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"FuseBoxPermissionReceivedDate": {
							"type": "string",
							"title": "Toestemming ontvangen op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"FuseBoxAdjustmentDecision": {
							"type": "string",
							"title": "Besluit",
							"oneOf": [
								{
									"const": "Go",
									"title": "Go"
								},
								{
									"const": "NoGo",
									"title": "No-go"
								}
							]
						},
						"FuseBoxAdjustmentDecisionLink": {
							"type": "string",
							"title": "Link naar het besluit",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						}
					},
					"required": [
						"FuseBoxAdjustmentDecision"
					]
				}
			}
		},
		"ui": {
			"FuseBoxPermission": {
				"FuseBoxContractorQuotationLink": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 8
					}
				},
				"Amount": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 4,
						"suffix": "€"
					}
				},
				"FuseBoxPermissionAskedDate": {
					"ui:options": {
						"span": 6
					}
				},
				"FuseBoxPermissionReceivedDate": {
					"ui:options": {
						"span": 6
					}
				},
				"FuseBoxAdjustmentDecision": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 12,
						"inline": true
					}
				},
				"FuseBoxAdjustmentDecisionLink": {
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"fields": {
			"FuseBoxPermission.FuseBoxContractorQuotationLink": {
				"readOnly": true
			},
			"FuseBoxPermission.Amount": {
				"readOnly": true
			}
		},
		"sealed": [
			"fields"
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "FuseBoxPermission.FuseBoxPermissionAskedDate"
						},
						{
							"empty": "FuseBoxPermission.FuseBoxPermissionReceivedDate"
						},
						{
							">=": [
								{
									"var": "FuseBoxPermission.FuseBoxPermissionReceivedDate"
								},
								{
									"var": "FuseBoxPermission.FuseBoxPermissionAskedDate"
								}
							]
						}
					]
				},
				"field": "FuseBoxPermission.FuseBoxPermissionReceivedDate",
				"message": "De toestemming is ontvangen voordat zij gevraagd is."
			}
		]
	},
	"fuse-box-quotation": {
		"$schema": "../block.schema.json",
		"name": "fuse-box-quotation",
		"summary": "The quotation for the adjustment or replacement of the fuse box.",
		"title": "Offerte hoofdverdeelkast",
		"schema": {
			"type": "object",
			"properties": {
				"FuseBoxPermission": {
					"type": "object",
					"properties": {
						"FuseBoxContractorQuotationLink": {
							"type": "string",
							"title": "Link naar de offerte van de installateur",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						},
						"Amount": {
							"type": "number",
							"title": "Bedrag",
							"minimum": 0,
							"maximum": 9999999,
							"multipleOf": 0.01
						}
					},
					"required": [
						"FuseBoxContractorQuotationLink",
						"Amount"
					]
				}
			}
		},
		"ui": {
			"FuseBoxPermission": {
				"FuseBoxContractorQuotationLink": {
					"ui:options": {
						"span": 12
					}
				},
				"Amount": {
					"ui:options": {
						"span": 6,
						"suffix": "€"
					}
				}
			}
		}
	},
	"grid-connection": {
		"$schema": "../block.schema.json",
		"name": "grid-connection",
		"summary": "The request for a connection to the grid. An empty date is sent as an empty string.",
		"sealed": [
			"complete"
		],
		"title": "Netaansluiting",
		"schema": {
			"type": "object",
			"properties": {
				"GridConnection": {
					"type": "object",
					"properties": {
						"RequestDate": {
							"type": "string",
							"title": "Datum aanvraag netaansluiting",
							"format": "calendar-date",
							"maxLength": 10
						},
						"GridOperatorNumber": {
							"type": "string",
							"title": "Nummer netbeheerder",
							"format": "unicode",
							"maxLength": 50
						},
						"ConnectionValue": {
							"type": "string",
							"title": "Aansluitwaarde",
							"default": "3 x 25 A",
							"oneOf": [
								{
									"const": "1 x 25 A",
									"title": "1x25A"
								},
								{
									"const": "1 x 35 A",
									"title": "1x35A"
								},
								{
									"const": "1 x 40 A",
									"title": "1x40A"
								},
								{
									"const": "3 x 25 A",
									"title": "3x25A"
								},
								{
									"const": "3 x 35 A",
									"title": "3x35A"
								},
								{
									"const": "3 x 50 A",
									"title": "3x50A"
								},
								{
									"const": "3 x 63 A",
									"title": "3x63A"
								},
								{
									"const": "3 x 80 A",
									"title": "3x80A"
								},
								{
									"const": "3 x 100 A",
									"title": "3x100A"
								},
								{
									"const": "3 x 125 A",
									"title": "3x125A"
								},
								{
									"const": "3 x 160 A",
									"title": "3x160A"
								},
								{
									"const": "3 x 250 A",
									"title": "3x250A"
								},
								{
									"const": "3 x 400 A",
									"title": "3x400A"
								},
								{
									"const": "3 x 500 A",
									"title": "3x500A"
								},
								{
									"const": "3 x 630 A",
									"title": "3x630A"
								},
								{
									"const": "160 kVA",
									"title": "160 kVA"
								},
								{
									"const": "250 kVA",
									"title": "250 kVA"
								},
								{
									"const": "400 kVA",
									"title": "400 kVA"
								},
								{
									"const": "630 kVA",
									"title": "630 kVA"
								},
								{
									"const": "1750 kVA",
									"title": "1750 kVA"
								},
								{
									"const": "2000 kVA",
									"title": "2000 kVA"
								}
							]
						}
					}
				}
			}
		},
		"ui": {
			"GridConnection": {
				"RequestDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 4,
						"emptyValue": ""
					}
				},
				"GridOperatorNumber": {
					"ui:widget": "text",
					"ui:options": {
						"span": 4
					}
				},
				"ConnectionValue": {
					"ui:widget": "select",
					"ui:options": {
						"span": 4
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "GridConnection.RequestDate"
				},
				"field": "GridConnection.RequestDate",
				"message": "Het proces kan niet verder zonder deze datum in te voeren."
			}
		]
	},
	"grid-operator-approval": {
		"$schema": "../block.schema.json",
		"name": "grid-operator-approval",
		"summary": "What the grid operator says of the proposal; the demand on both approvals together is the step's.",
		"title": "Akkoord netbeheerder",
		"schema": {
			"type": "object",
			"properties": {
				"GridOperatorApproval": {
					"type": "object",
					"properties": {
						"IsGridOperatorAccepted": {
							"type": "string",
							"title": "Besluit netbeheerder",
							"oneOf": [
								{
									"const": "yes",
									"title": "Akkoord"
								},
								{
									"const": "no",
									"title": "Afgekeurd"
								}
							]
						},
						"GridOperatorName": {
							"type": "string",
							"title": "Naam contactpersoon netbeheerder",
							"format": "unicode",
							"maxLength": 100
						},
						"GridOperatorApprovalRequestedDate": {
							"type": "string",
							"title": "Akkoord gevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"GridOperatorApprovalReceivedDate": {
							"type": "string",
							"title": "Reactie ontvangen op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"GridOperatorComments": {
							"type": "string",
							"title": "Toelichting netbeheerder",
							"format": "unicode-multiline",
							"maxLength": 4000
						}
					}
				},
				"Docs": {
					"type": "object",
					"properties": {
						"GridOperator": {
							"type": "array",
							"title": "Situatieschets LS net",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"GridOperatorApproval": {
				"IsGridOperatorAccepted": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 6,
						"inline": true
					}
				},
				"GridOperatorName": {
					"ui:widget": "text",
					"ui:options": {
						"span": 6
					}
				},
				"GridOperatorApprovalRequestedDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"GridOperatorApprovalReceivedDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"GridOperatorComments": {
					"ui:widget": "textarea",
					"ui:options": {
						"span": 12
					}
				}
			},
			"Docs": {
				"GridOperator": {
					"ui:widget": "files",
					"ui:options": {
						"category": "GridOperator",
						"span": 12,
						"emptyText": "Er is geen situatieschets."
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "GridOperatorApproval.IsGridOperatorAccepted"
				},
				"field": "GridOperatorApproval.IsGridOperatorAccepted",
				"message": "Ten minste 1 besluit ontbreekt."
			}
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "GridOperatorApproval.GridOperatorApprovalRequestedDate"
						},
						{
							"empty": "GridOperatorApproval.GridOperatorApprovalReceivedDate"
						},
						{
							">=": [
								{
									"var": "GridOperatorApproval.GridOperatorApprovalReceivedDate"
								},
								{
									"var": "GridOperatorApproval.GridOperatorApprovalRequestedDate"
								}
							]
						}
					]
				},
				"field": "GridOperatorApproval.GridOperatorApprovalReceivedDate",
				"message": "De reactie is ontvangen voordat het akkoord gevraagd is."
			}
		]
	},
	"hand-over-records": {
		"$schema": "../block.schema.json",
		"name": "hand-over-records",
		"summary": "The records of handing over, begun with the planned work and free from then on.",
		"title": "Processen-verbaal van oplevering",
		"schema": {
			"type": "object",
			"properties": {
				"PartyList": {
					"type": "array",
					"title": "Processen-verbaal",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"DateOfDeliveringPVO": {
								"type": "string",
								"title": "PVO opgeleverd op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"WorkDescription": {
								"type": "string",
								"title": "Omschrijving werkzaamheden",
								"format": "unicode-multiline",
								"maxLength": 4000
							},
							"LinkToPVO": {
								"type": "string",
								"title": "Link naar het PVO",
								"format": "url",
								"maxLength": 2048,
								"x-messages": {
									"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
								}
							}
						},
						"required": [
							"PartyName"
						]
					}
				}
			}
		},
		"ui": {
			"PartyList": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "PVO",
					"addText": "Voeg een PVO toe",
					"emptyText": "Er zijn nog geen processen-verbaal ingevoerd."
				},
				"items": {
					"PartyName": {
						"ui:options": {
							"span": 8
						}
					},
					"DateOfDeliveringPVO": {
						"ui:options": {
							"span": 4
						}
					},
					"WorkDescription": {
						"ui:widget": "textarea",
						"ui:options": {
							"span": 12
						}
					},
					"LinkToPVO": {
						"ui:options": {
							"span": 12
						}
					}
				}
			}
		},
		"chains": {
			"PartyList": {
				"from": "Planning",
				"prefill": [
					"PartyName",
					"WorkDescription"
				],
				"add": true,
				"once": true
			}
		},
		"sealed": [
			"chains"
		]
	},
	"layout-plan": {
		"$schema": "../block.schema.json",
		"name": "layout-plan",
		"summary": "The layout plan of the proposed location, without which the step can't be completed; where it is only read, take the demand out (complete: null). Use it, or start-document-files, not both: they share a category.",
		"title": "Inrichtingsplan",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"ParkingSpots": {
							"type": "array",
							"title": "Inrichtingsplan",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"ParkingSpots": {
					"ui:widget": "files",
					"ui:options": {
						"category": "ParkingSpots",
						"span": 12,
						"emptyText": "Er is geen inrichtingsplan."
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					">=": [
						{
							"count": "Docs.ParkingSpots"
						},
						1
					]
				},
				"field": "Docs.ParkingSpots",
				"message": "Een inrichtingsplan is vereist om verder te kunnen."
			}
		]
	},
	"location-choice": {
		"$schema": "../block.schema.json",
		"name": "location-choice",
		"summary": "Choice of the proposed location on a map, and its address. A linked charging location and the version are kept by the system.",
		"sealed": [
			"schema.properties.Location.properties.Latitude",
			"schema.properties.Location.properties.Longitude",
			"fields"
		],
		"title": "Locatie",
		"description": "Kies een locatie op de kaart, zoek op adres of vul de coördinaten in.",
		"schema": {
			"type": "object",
			"properties": {
				"Location": {
					"type": "object",
					"title": "Locatie",
					"properties": {
						"Latitude": {
							"type": "number",
							"title": "Breedtegraad",
							"minimum": -90,
							"maximum": 90
						},
						"Longitude": {
							"type": "number",
							"title": "Lengtegraad",
							"minimum": -180,
							"maximum": 180
						},
						"StreetName": {
							"type": "string",
							"title": "Straat",
							"format": "address-text",
							"maxLength": 100
						},
						"HouseNumber": {
							"type": "string",
							"title": "Huisnummer",
							"format": "house-number",
							"maxLength": 10
						},
						"HouseNumberSuffix": {
							"type": "string",
							"title": "Toevoeging",
							"format": "address-text",
							"maxLength": 10
						},
						"PostalCode": {
							"type": "string",
							"title": "Postcode",
							"format": "postal-code",
							"maxLength": 7
						},
						"CityName": {
							"type": "string",
							"title": "Plaats",
							"format": "address-text",
							"maxLength": 100
						},
						"chargingpointUuid": {
							"type": "string",
							"title": "Laadlocatie",
							"format": "uuid4",
							"maxLength": 36
						},
						"version": {
							"type": "integer",
							"title": "Versie",
							"default": 1,
							"minimum": 1
						}
					},
					"required": [
						"StreetName",
						"HouseNumber",
						"PostalCode",
						"CityName"
					]
				}
			}
		},
		"ui": {
			"Location": {
				"ui:widget": "location-choice",
				"ui:options": {
					"category": "selected",
					"emptyText": "Er is nog geen locatie gekozen."
				},
				"Latitude": {
					"ui:widget": "coordinates",
					"ui:options": {
						"span": 6
					}
				},
				"Longitude": {
					"ui:widget": "coordinates",
					"ui:options": {
						"span": 6
					}
				},
				"StreetName": {
					"ui:options": {
						"span": 6
					}
				},
				"HouseNumber": {
					"ui:options": {
						"span": 3
					}
				},
				"HouseNumberSuffix": {
					"ui:options": {
						"span": 3
					}
				},
				"PostalCode": {
					"ui:options": {
						"span": 4
					}
				},
				"CityName": {
					"ui:options": {
						"span": 8
					}
				},
				"chargingpointUuid": {
					"ui:widget": "hidden"
				},
				"version": {
					"ui:widget": "hidden"
				}
			}
		},
		"fields": {
			"Location.chargingpointUuid": {
				"readOnly": true
			},
			"Location.version": {
				"readOnly": true
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "Location.Latitude"
				},
				"field": "Location.Latitude",
				"message": "Selecteer eerst een locatie."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "Location.Latitude"
						},
						{
							"filled": "Location.Longitude"
						}
					]
				},
				"field": "Location.Longitude",
				"message": "Vul ook de lengtegraad in."
			}
		],
		"warn": [
			{
				"unless": {
					"!": {
						"elsewhere": [
							"Location.Latitude",
							"Location.Longitude"
						]
					}
				},
				"field": "Location.Latitude",
				"message": "Deze plaats ligt in een andere gemeente dan die van het proces. Klopt de plaats?"
			}
		],
		"steering": [
			"Location.Latitude",
			"Location.Longitude",
			"Location.chargingpointUuid"
		]
	},
	"location-preparation": {
		"$schema": "../block.schema.json",
		"name": "location-preparation",
		"summary": "Works that the location needs before a charging station can be placed.",
		"sealed": [
			"complete"
		],
		"title": "Voorbereiding van de locatie",
		"schema": {
			"type": "object",
			"properties": {
				"LocationPreparation": {
					"type": "object",
					"properties": {
						"RequiresLocationPreparation": {
							"type": "array",
							"title": "Benodigde voorbereidingen",
							"maxItems": 13,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Voorbereiding",
								"oneOf": [
									{
										"const": "flespaal met bebording",
										"title": "flespaal met bebording"
									},
									{
										"const": "belijning",
										"title": "belijning"
									},
									{
										"const": "bossages lager dan 1 meter verwijderen",
										"title": "bossages lager dan 1 meter verwijderen"
									},
									{
										"const": "bossages hoger dan 1 meter verwijderen",
										"title": "bossages hoger dan 1 meter verwijderen"
									},
									{
										"const": "twee diamantkoppalen",
										"title": "twee diamantkoppalen"
									},
									{
										"const": "één diamantkoppaal",
										"title": "één diamantkoppaal"
									},
									{
										"const": "omtegeling",
										"title": "omtegeling"
									},
									{
										"const": "oortje in bestrating",
										"title": "oortje in bestrating"
									},
									{
										"const": "oortje in asfalt",
										"title": "oortje in asfalt"
									},
									{
										"const": "biggenruggen in bestrating",
										"title": "biggenruggen in bestrating"
									},
									{
										"const": "biggenruggen in asfalt",
										"title": "biggenruggen in asfalt"
									},
									{
										"const": "rvs paalbeschermer",
										"title": "rvs paalbeschermer"
									},
									{
										"const": "Overige",
										"title": "Overige"
									}
								]
							}
						},
						"OtherReason": {
							"type": "string",
							"title": "Overige voorbereidingen",
							"format": "unicode",
							"maxLength": 300,
							"description": "Alleen in te vullen als Overige is gekozen."
						}
					}
				}
			}
		},
		"ui": {
			"LocationPreparation": {
				"RequiresLocationPreparation": {
					"ui:widget": "checkboxes",
					"ui:options": {
						"span": 12
					}
				},
				"OtherReason": {
					"ui:widget": "text",
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"fields": {
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
		},
		"complete": [
			{
				"unless": {
					"or": [
						{
							"!": {
								"in": [
									"Overige",
									{
										"var": "LocationPreparation.RequiresLocationPreparation"
									}
								]
							}
						},
						{
							"filled": "LocationPreparation.OtherReason"
						}
					]
				},
				"field": "LocationPreparation.OtherReason",
				"message": "Vul een korte omschrijving van de overige voorbereidingen in."
			}
		]
	},
	"location-summary": {
		"$schema": "../block.schema.json",
		"name": "location-summary",
		"summary": "The proposed location on a map with its address, for reading.",
		"sealed": [
			"schema"
		],
		"title": "Locatievoorstel",
		"schema": {
			"type": "object",
			"properties": {}
		},
		"ui": {
			"ui:widget": "location-summary"
		},
		"readOnly": true
	},
	"location-views": {
		"$schema": "../block.schema.json",
		"name": "location-views",
		"summary": "Pictures of the proposed location, from above and from the side.",
		"title": "Aanzichten",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"TopView": {
							"type": "array",
							"title": "Bovenaanzicht",
							"maxItems": 50,
							"items": {
								"type": "object",
								"properties": {
									"id": {
										"type": "string",
										"title": "Bestand",
										"format": "uuid4",
										"maxLength": 36
									},
									"ext": {
										"type": "string",
										"title": "Soort",
										"oneOf": [
											{
												"const": "jpg",
												"title": "jpg"
											},
											{
												"const": "jpeg",
												"title": "jpeg"
											},
											{
												"const": "png",
												"title": "png"
											}
										]
									}
								},
								"required": [
									"id",
									"ext"
								]
							}
						},
						"SideView": {
							"type": "array",
							"title": "Zijaanzicht",
							"maxItems": 50,
							"items": {
								"type": "object",
								"properties": {
									"id": {
										"type": "string",
										"title": "Bestand",
										"format": "uuid4",
										"maxLength": 36
									},
									"ext": {
										"type": "string",
										"title": "Soort",
										"oneOf": [
											{
												"const": "jpg",
												"title": "jpg"
											},
											{
												"const": "jpeg",
												"title": "jpeg"
											},
											{
												"const": "png",
												"title": "png"
											}
										]
									}
								},
								"required": [
									"id",
									"ext"
								]
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"TopView": {
					"ui:widget": "files",
					"ui:options": {
						"category": "TopView",
						"span": 12,
						"emptyText": "Er is geen bovenaanzicht."
					}
				},
				"SideView": {
					"ui:widget": "files",
					"ui:options": {
						"category": "SideView",
						"span": 12,
						"emptyText": "Er is geen zijaanzicht."
					}
				}
			}
		}
	},
	"order-confirmation": {
		"$schema": "../block.schema.json",
		"name": "order-confirmation",
		"summary": "The municipality confirms the order and the additional work, or that there is none.",
		"sealed": [
			"complete"
		],
		"title": "Opdrachtbevestiging",
		"schema": {
			"type": "object",
			"properties": {
				"OrderConfirmation": {
					"type": "object",
					"properties": {
						"IsOrderConfirmed": {
							"type": "boolean",
							"title": "De opdracht is bevestigd"
						},
						"IsAdditionalWorkConfirmed": {
							"type": "string",
							"title": "Het meerwerk is bevestigd",
							"description": "Ook aanvinken als er geen meerwerk is.",
							"oneOf": [
								{
									"const": "accepted",
									"title": "Bevestigd"
								}
							]
						},
						"Approver": {
							"type": "string",
							"title": "Uitvoerder van gemeente",
							"format": "unicode",
							"maxLength": 100
						}
					}
				}
			}
		},
		"ui": {
			"OrderConfirmation": {
				"IsOrderConfirmed": {
					"ui:widget": "checkbox",
					"ui:options": {
						"span": 12
					}
				},
				"IsAdditionalWorkConfirmed": {
					"ui:widget": "checkbox",
					"ui:options": {
						"span": 12
					}
				},
				"Approver": {
					"ui:widget": "text",
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"==": [
						{
							"var": "OrderConfirmation.IsOrderConfirmed"
						},
						true
					]
				},
				"field": "OrderConfirmation.IsOrderConfirmed",
				"message": "Dit is een vereist veld"
			},
			{
				"unless": {
					"==": [
						{
							"var": "OrderConfirmation.IsAdditionalWorkConfirmed"
						},
						"accepted"
					]
				},
				"field": "OrderConfirmation.IsAdditionalWorkConfirmed",
				"message": "Dit is een vereist veld"
			},
			{
				"unless": {
					"filled": "OrderConfirmation.Approver"
				},
				"field": "OrderConfirmation.Approver",
				"message": "Dit is een vereist veld"
			}
		]
	},
	"parking-spaces": {
		"$schema": "../block.schema.json",
		"name": "parking-spaces",
		"summary": "The kinds of parking spaces of an object: where they are and who can reach them.",
		"title": "Soorten parkeerplaatsen",
		"schema": {
			"type": "object",
			"properties": {
				"ParkingAndChargePoints": {
					"type": "object",
					"properties": {
						"TypeOfParkingSpace": {
							"type": "array",
							"title": "Soorten parkeerplaatsen",
							"maxItems": 20,
							"items": {
								"type": "object",
								"properties": {
									"uuid": {
										"type": "string",
										"title": "Kenmerk",
										"format": "uuid4",
										"maxLength": 36
									},
									"ParkingLocation": {
										"type": "string",
										"title": "Ligging",
										"oneOf": [
											{
												"const": "Inside",
												"title": "Binnen"
											},
											{
												"const": "Outside",
												"title": "Buiten"
											}
										]
									},
									"ParkingAccessibility": {
										"type": "string",
										"title": "Toegankelijkheid",
										"oneOf": [
											{
												"const": "Public",
												"title": "Openbaar"
											},
											{
												"const": "Behind a gate",
												"title": "Achter een slagboom of hek"
											},
											{
												"const": "In a secured zone",
												"title": "In een beveiligde zone"
											}
										]
									}
								}
							}
						}
					}
				}
			}
		},
		"ui": {
			"ParkingAndChargePoints": {
				"TypeOfParkingSpace": {
					"ui:widget": "repeatable",
					"ui:options": {
						"span": 12,
						"itemText": "Soort",
						"addText": "Voeg een soort toe",
						"emptyText": "Er zijn nog geen soorten parkeerplaatsen ingevoerd."
					},
					"items": {
						"ParkingLocation": {
							"ui:options": {
								"span": 6
							}
						},
						"ParkingAccessibility": {
							"ui:options": {
								"span": 6
							}
						}
					}
				}
			}
		}
	},
	"payments": {
		"$schema": "../block.schema.json",
		"name": "payments",
		"summary": "The payment of each supplier.",
		"title": "Betalingen",
		"schema": {
			"type": "object",
			"properties": {
				"Payments": {
					"type": "array",
					"title": "Betalingen",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"PaymentCompletedDate": {
								"type": "string",
								"title": "Betaling voltooid op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"WorkDescription": {
								"type": "string",
								"title": "Omschrijving werkzaamheden",
								"format": "unicode-multiline",
								"maxLength": 4000
							}
						}
					}
				}
			}
		},
		"ui": {
			"Payments": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Betaling",
					"emptyText": "Er zijn geen werkzaamheden om te betalen."
				},
				"items": {
					"PartyName": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 8
						}
					},
					"WorkDescription": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 12
						}
					},
					"PaymentCompletedDate": {
						"ui:options": {
							"span": 4
						}
					}
				}
			}
		},
		"chains": {
			"Payments": {
				"from": "Planning",
				"read": [
					"PartyName",
					"WorkDescription"
				]
			}
		},
		"sealed": [
			"chains"
		]
	},
	"permit": {
		"$schema": "../block.schema.json",
		"name": "permit",
		"summary": "Whether the realisation needs a permit.",
		"sealed": [
			"complete"
		],
		"title": "Vergunning",
		"schema": {
			"type": "object",
			"properties": {
				"PlannedRealisation": {
					"type": "object",
					"properties": {
						"Permit": {
							"type": "string",
							"title": "Vergunning",
							"oneOf": [
								{
									"const": "yes",
									"title": "Ja"
								},
								{
									"const": "nvt",
									"title": "Niet van toepassing"
								}
							]
						}
					}
				}
			}
		},
		"ui": {
			"PlannedRealisation": {
				"Permit": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 6,
						"inline": true
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "PlannedRealisation.Permit"
				},
				"field": "PlannedRealisation.Permit",
				"message": "Het proces kan niet verder zonder vergunning informatie."
			}
		]
	},
	"planned-realisation": {
		"$schema": "../block.schema.json",
		"name": "planned-realisation",
		"summary": "The planned day of realisation. It may be reset to the value Cancelled; the former date and the day of the reset are kept.",
		"sealed": [
			"complete",
			"derived"
		],
		"title": "Planning",
		"schema": {
			"type": "object",
			"properties": {
				"PlannedRealisation": {
					"type": "object",
					"properties": {
						"PlannedDate": {
							"type": "string",
							"title": "Geplande realisatiedatum",
							"format": "planned-date",
							"maxLength": 10
						},
						"LastSavedPlannedDate": {
							"type": "string",
							"title": "Vorige realisatiedatum",
							"format": "calendar-date",
							"maxLength": 10
						},
						"PlannedDateCancelledAt": {
							"type": "string",
							"title": "Realisatiedatum geannuleerd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"Contractor": {
							"type": "string",
							"title": "Uitvoerende aannemer",
							"format": "external-id",
							"maxLength": 64
						}
					}
				}
			}
		},
		"ui": {
			"PlannedRealisation": {
				"PlannedDate": {
					"ui:widget": "resettable-date",
					"ui:options": {
						"span": 6
					}
				},
				"LastSavedPlannedDate": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 6
					}
				},
				"PlannedDateCancelledAt": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 6
					}
				},
				"Contractor": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "contractor"
					}
				}
			}
		},
		"fields": {
			"PlannedRealisation.LastSavedPlannedDate": {
				"when": {
					"==": [
						{
							"var": "PlannedRealisation.PlannedDate"
						},
						"Cancelled"
					]
				},
				"readOnly": true
			},
			"PlannedRealisation.PlannedDateCancelledAt": {
				"when": {
					"==": [
						{
							"var": "PlannedRealisation.PlannedDate"
						},
						"Cancelled"
					]
				},
				"onHide": "clear",
				"readOnly": true
			}
		},
		"derived": [
			{
				"field": "PlannedRealisation.LastSavedPlannedDate",
				"value": {
					"stored": "PlannedRealisation.PlannedDate"
				},
				"on": "PlannedRealisation.PlannedDate",
				"when": {
					"==": [
						{
							"var": "PlannedRealisation.PlannedDate"
						},
						"Cancelled"
					]
				}
			},
			{
				"field": "PlannedRealisation.PlannedDateCancelledAt",
				"value": {
					"today": []
				},
				"on": "PlannedRealisation.PlannedDate",
				"when": {
					"==": [
						{
							"var": "PlannedRealisation.PlannedDate"
						},
						"Cancelled"
					]
				}
			}
		],
		"complete": [
			{
				"unless": {
					"and": [
						{
							"filled": "PlannedRealisation.PlannedDate"
						},
						{
							"!": {
								"==": [
									{
										"var": "PlannedRealisation.PlannedDate"
									},
									"Cancelled"
								]
							}
						}
					]
				},
				"field": "PlannedRealisation.PlannedDate",
				"message": "Het proces kan niet verder zonder een realisatiedatum.",
				"correction": false
			},
			{
				"unless": {
					"filled": "PlannedRealisation.PlannedDate"
				},
				"field": "PlannedRealisation.PlannedDate",
				"message": "Het proces kan niet verder zonder een realisatiedatum.",
				"warnAtSave": true
			}
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "PlannedRealisation.PlannedDate"
						},
						{
							"==": [
								{
									"var": "PlannedRealisation.PlannedDate"
								},
								"Cancelled"
							]
						},
						{
							">=": [
								{
									"var": "PlannedRealisation.PlannedDate"
								},
								{
									"today": []
								}
							]
						}
					]
				},
				"field": "PlannedRealisation.PlannedDate",
				"message": "De geplande datum ligt in het verleden. Klopt de datum?"
			}
		]
	},
	"power-execution": {
		"$schema": "../block.schema.json",
		"name": "power-execution",
		"summary": "When the grid upgrade is asked for, expected and done.",
		"title": "Uitvoering netverzwaring",
		"schema": {
			"type": "object",
			"properties": {
				"BuildingAdjustments": {
					"type": "object",
					"properties": {
						"PowerUpgradeRequestDate": {
							"type": "string",
							"title": "Aangevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"PowerUpgradeExpectedFinishDate": {
							"type": "string",
							"title": "Verwachte einddatum",
							"format": "calendar-date",
							"maxLength": 10
						},
						"PowerUpgradeFinishDate": {
							"type": "string",
							"title": "Gereed op",
							"format": "calendar-date",
							"maxLength": 10
						}
					},
					"required": [
						"PowerUpgradeFinishDate"
					]
				}
			}
		},
		"ui": {
			"BuildingAdjustments": {
				"PowerUpgradeRequestDate": {
					"ui:options": {
						"span": 4
					}
				},
				"PowerUpgradeExpectedFinishDate": {
					"ui:options": {
						"span": 4
					}
				},
				"PowerUpgradeFinishDate": {
					"ui:options": {
						"span": 4
					}
				}
			}
		},
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "BuildingAdjustments.PowerUpgradeRequestDate"
						},
						{
							"empty": "BuildingAdjustments.PowerUpgradeExpectedFinishDate"
						},
						{
							">=": [
								{
									"var": "BuildingAdjustments.PowerUpgradeExpectedFinishDate"
								},
								{
									"var": "BuildingAdjustments.PowerUpgradeRequestDate"
								}
							]
						}
					]
				},
				"field": "BuildingAdjustments.PowerUpgradeExpectedFinishDate",
				"message": "De verwachte einddatum ligt voor de aanvraag."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "BuildingAdjustments.PowerUpgradeRequestDate"
						},
						{
							"empty": "BuildingAdjustments.PowerUpgradeFinishDate"
						},
						{
							">=": [
								{
									"var": "BuildingAdjustments.PowerUpgradeFinishDate"
								},
								{
									"var": "BuildingAdjustments.PowerUpgradeRequestDate"
								}
							]
						}
					]
				},
				"field": "BuildingAdjustments.PowerUpgradeFinishDate",
				"message": "Het werk is gereed voordat het aangevraagd is."
			}
		]
	},
	"power-options": {
		"$schema": "../block.schema.json",
		"name": "power-options",
		"summary": "What to do after the grid upgrade was refused.",
		"title": "Opties energieaansluiting",
		"schema": {
			"type": "object",
			"properties": {
				"PowerPermission": {
					"type": "object",
					"properties": {
						"PowerOption": {
							"type": "string",
							"title": "Keuze",
							"oneOf": [
								{
									"const": "SufficientPowerWithOutStaticLoadbalancing",
									"title": "Voldoende vermogen zonder statische loadbalancing"
								},
								{
									"const": "SufficientPowerWithStaticLoadbalancing",
									"title": "Voldoende vermogen met statische loadbalancing"
								},
								{
									"const": "ReduceChargePoints",
									"title": "Minder laadpunten"
								},
								{
									"const": "NoChargePoints",
									"title": "Geen laadpunten"
								}
							]
						}
					},
					"required": [
						"PowerOption"
					]
				}
			}
		},
		"ui": {
			"PowerPermission": {
				"PowerOption": {
					"ui:options": {
						"span": 12
					}
				}
			}
		}
	},
	"power-permission": {
		"$schema": "../block.schema.json",
		"name": "power-permission",
		"summary": "The customer's permission for the grid upgrade, with its quotation for reading. The decision says what follows.",
		"title": "Toestemming netverzwaring",
		"schema": {
			"type": "object",
			"properties": {
				"PowerPermission": {
					"type": "object",
					"properties": {
						"GridOperatorQuotationLink": {
							"type": "string",
							"title": "Link naar de offerte van de netbeheerder",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						},
						"Amount": {
							"type": "number",
							"title": "Bedrag",
							"minimum": 0,
							"maximum": 9999999,
							"multipleOf": 0.01
						},
						"PowerPermissionAskedDate": {
							"type": "string",
							"title": "Toestemming gevraagd op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"PowerPermissionReceivedDate": {
							"type": "string",
							"title": "Toestemming ontvangen op",
							"format": "calendar-date",
							"maxLength": 10
						},
						"PowerAdjustmentDecision": {
							"type": "string",
							"title": "Besluit",
							"oneOf": [
								{
									"const": "Go",
									"title": "Go"
								},
								{
									"const": "NoGo",
									"title": "No-go"
								}
							]
						},
						"PowerAdjustmentDecisionLink": {
							"type": "string",
							"title": "Link naar het besluit",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						}
					},
					"required": [
						"PowerAdjustmentDecision"
					]
				}
			}
		},
		"ui": {
			"PowerPermission": {
				"GridOperatorQuotationLink": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 8
					}
				},
				"Amount": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 4,
						"suffix": "€"
					}
				},
				"PowerPermissionAskedDate": {
					"ui:options": {
						"span": 6
					}
				},
				"PowerPermissionReceivedDate": {
					"ui:options": {
						"span": 6
					}
				},
				"PowerAdjustmentDecision": {
					"ui:widget": "radio",
					"ui:options": {
						"span": 12,
						"inline": true
					}
				},
				"PowerAdjustmentDecisionLink": {
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"fields": {
			"PowerPermission.GridOperatorQuotationLink": {
				"readOnly": true
			},
			"PowerPermission.Amount": {
				"readOnly": true
			}
		},
		"sealed": [
			"fields"
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "PowerPermission.PowerPermissionAskedDate"
						},
						{
							"empty": "PowerPermission.PowerPermissionReceivedDate"
						},
						{
							">=": [
								{
									"var": "PowerPermission.PowerPermissionReceivedDate"
								},
								{
									"var": "PowerPermission.PowerPermissionAskedDate"
								}
							]
						}
					]
				},
				"field": "PowerPermission.PowerPermissionReceivedDate",
				"message": "De toestemming is ontvangen voordat zij gevraagd is."
			}
		]
	},
	"power-quotation": {
		"$schema": "../block.schema.json",
		"name": "power-quotation",
		"summary": "The quotation for the grid upgrade.",
		"title": "Offerte netverzwaring",
		"schema": {
			"type": "object",
			"properties": {
				"PowerPermission": {
					"type": "object",
					"properties": {
						"GridOperatorQuotationLink": {
							"type": "string",
							"title": "Link naar de offerte van de netbeheerder",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						},
						"Amount": {
							"type": "number",
							"title": "Bedrag",
							"minimum": 0,
							"maximum": 9999999,
							"multipleOf": 0.01
						}
					},
					"required": [
						"GridOperatorQuotationLink",
						"Amount"
					]
				}
			}
		},
		"ui": {
			"PowerPermission": {
				"GridOperatorQuotationLink": {
					"ui:options": {
						"span": 12
					}
				},
				"Amount": {
					"ui:options": {
						"span": 6,
						"suffix": "€"
					}
				}
			}
		}
	},
	"preparation-dates": {
		"$schema": "../block.schema.json",
		"name": "preparation-dates",
		"summary": "What must be arranged before the realisation: the contract of the grid operator and the order of the charge point.",
		"sealed": [
			"complete"
		],
		"title": "Voorbereiding",
		"schema": {
			"type": "object",
			"properties": {
				"PlannedRealisation": {
					"type": "object",
					"properties": {
						"GridOperatorContract": {
							"type": "string",
							"title": "Contractdatum netbeheerder",
							"format": "calendar-date",
							"maxLength": 10
						},
						"ChargePointOrderDate": {
							"type": "string",
							"title": "Besteldatum laadpaal",
							"format": "calendar-date",
							"maxLength": 10
						}
					}
				}
			}
		},
		"ui": {
			"PlannedRealisation": {
				"GridOperatorContract": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"ChargePointOrderDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"complete": [
			{
				"unless": {
					"filled": "PlannedRealisation.ChargePointOrderDate"
				},
				"field": "PlannedRealisation.ChargePointOrderDate",
				"message": "Het proces kan niet verder zonder besteldatum van de laadpaal."
			}
		]
	},
	"proposal-comparison": {
		"$schema": "../block.schema.json",
		"name": "proposal-comparison",
		"summary": "The own proposal and the alternative side by side. Use it only while the advice is alternative.",
		"sealed": [
			"schema"
		],
		"title": "Eigen voorstel en alternatief",
		"schema": {
			"type": "object",
			"properties": {}
		},
		"ui": {
			"ui:widget": "proposal-comparison"
		},
		"readOnly": true
	},
	"quotation-approvals": {
		"$schema": "../block.schema.json",
		"name": "quotation-approvals",
		"summary": "Which of the received quotations are approved.",
		"title": "Inkoop goedkeuring",
		"description": "Een offerte zonder datum is niet goedgekeurd en krijgt geen order.",
		"schema": {
			"type": "object",
			"properties": {
				"QuotationApprovals": {
					"type": "array",
					"title": "Offertes",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"ApprovedDate": {
								"type": "string",
								"title": "Goedgekeurd op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"QuotationDescription": {
								"type": "string",
								"title": "Omschrijving offerte",
								"format": "unicode-multiline",
								"maxLength": 4000
							}
						}
					}
				}
			}
		},
		"ui": {
			"QuotationApprovals": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Offerte",
					"emptyText": "Er zijn geen offertes ontvangen."
				},
				"items": {
					"PartyName": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 8
						}
					},
					"QuotationDescription": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 12
						}
					},
					"ApprovedDate": {
						"ui:options": {
							"span": 4
						}
					}
				}
			}
		},
		"chains": {
			"QuotationApprovals": {
				"from": "Quotations",
				"read": [
					"PartyName",
					"QuotationDescription"
				]
			}
		},
		"sealed": [
			"chains"
		]
	},
	"quotation-request": {
		"$schema": "../block.schema.json",
		"name": "quotation-request",
		"summary": "The request for quotations to suppliers.",
		"title": "Offerteverzoek",
		"schema": {
			"type": "object",
			"properties": {
				"BuildingOptions": {
					"type": "object",
					"properties": {
						"SiteReportLink": {
							"type": "string",
							"title": "Link naar het schouwverslag",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						}
					}
				},
				"QuotationRequest": {
					"type": "object",
					"properties": {
						"EmailSentDate": {
							"type": "string",
							"title": "E-mail verzonden op",
							"format": "calendar-date",
							"maxLength": 10
						}
					}
				}
			}
		},
		"ui": {
			"BuildingOptions": {
				"SiteReportLink": {
					"ui:options": {
						"span": 12
					}
				}
			},
			"QuotationRequest": {
				"EmailSentDate": {
					"ui:options": {
						"span": 6
					}
				}
			}
		}
	},
	"quotations": {
		"$schema": "../block.schema.json",
		"name": "quotations",
		"summary": "The quotations that were received: the first list of a chain that ends in payment.",
		"title": "Ontvangen offertes",
		"schema": {
			"type": "object",
			"properties": {
				"Quotations": {
					"type": "array",
					"title": "Offertes",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"ReceivedDate": {
								"type": "string",
								"title": "Ontvangen op",
								"format": "calendar-date",
								"maxLength": 10
							},
							"QuotationDescription": {
								"type": "string",
								"title": "Omschrijving offerte",
								"format": "unicode-multiline",
								"maxLength": 4000
							},
							"LinkToQuotation": {
								"type": "string",
								"title": "Link naar de offerte",
								"format": "url",
								"maxLength": 2048,
								"x-messages": {
									"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
								}
							}
						},
						"required": [
							"PartyName"
						]
					}
				}
			}
		},
		"ui": {
			"Quotations": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Offerte",
					"addText": "Voeg een offerte toe",
					"emptyText": "Er zijn nog geen offertes ingevoerd."
				},
				"items": {
					"PartyName": {
						"ui:options": {
							"span": 8
						}
					},
					"ReceivedDate": {
						"ui:options": {
							"span": 4
						}
					},
					"QuotationDescription": {
						"ui:widget": "textarea",
						"ui:options": {
							"span": 12
						}
					},
					"LinkToQuotation": {
						"ui:options": {
							"span": 12
						}
					}
				}
			}
		}
	},
	"remarks": {
		"$schema": "../block.schema.json",
		"name": "remarks",
		"summary": "Free remarks about the proposed location.",
		"title": "Opmerkingen",
		"schema": {
			"type": "object",
			"properties": {
				"Location": {
					"type": "object",
					"properties": {
						"Remarks": {
							"type": "string",
							"title": "Opmerkingen",
							"format": "unicode-multiline",
							"maxLength": 4000
						}
					}
				}
			}
		},
		"ui": {
			"Location": {
				"Remarks": {
					"ui:widget": "textarea",
					"ui:options": {
						"span": 12
					}
				}
			}
		}
	},
	"signing": {
		"$schema": "../block.schema.json",
		"name": "signing",
		"summary": "The day on which all parties have signed.",
		"title": "Ondertekening",
		"schema": {
			"type": "object",
			"properties": {
				"Progress": {
					"type": "object",
					"properties": {
						"AllPartiesSignedDate": {
							"type": "string",
							"title": "Door alle partijen ondertekend op",
							"format": "calendar-date",
							"maxLength": 10
						}
					}
				}
			}
		},
		"ui": {
			"Progress": {
				"AllPartiesSignedDate": {
					"ui:options": {
						"span": 6
					}
				}
			}
		}
	},
	"stakeholders": {
		"$schema": "../block.schema.json",
		"name": "stakeholders",
		"summary": "The parties of the process, each by its slug. Municipality and charge point operator are fixed when the process is started.",
		"sealed": [
			"fields"
		],
		"title": "Betrokken partijen",
		"schema": {
			"type": "object",
			"properties": {
				"Stakeholders": {
					"type": "object",
					"title": "Betrokken partijen",
					"properties": {
						"Municipality": {
							"type": "string",
							"title": "Gemeente",
							"format": "external-id",
							"maxLength": 64,
							"description": "Ligt vast zodra het proces een referentie heeft."
						},
						"ChargePointOperator": {
							"type": "string",
							"title": "CPO",
							"format": "external-id",
							"maxLength": 64,
							"description": "Ligt vast zodra het proces is gestart."
						},
						"GridOperator": {
							"type": "string",
							"title": "Netbeheerder",
							"format": "external-id",
							"maxLength": 64
						},
						"Contractor": {
							"type": "string",
							"title": "Aannemer",
							"format": "external-id",
							"maxLength": 64
						}
					},
					"required": [
						"Municipality",
						"ChargePointOperator",
						"GridOperator"
					]
				}
			}
		},
		"ui": {
			"Stakeholders": {
				"Municipality": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "municipality"
					}
				},
				"ChargePointOperator": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "cpo"
					}
				},
				"GridOperator": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "gridoperator"
					}
				},
				"Contractor": {
					"ui:widget": "stakeholder",
					"ui:options": {
						"span": 6,
						"category": "contractor"
					}
				}
			}
		},
		"fields": {
			"Stakeholders.Municipality": {
				"readOnly": true
			},
			"Stakeholders.ChargePointOperator": {
				"readOnly": true
			}
		}
	},
	"start-document-files": {
		"$schema": "../block.schema.json",
		"name": "start-document-files",
		"summary": "Start documents that people made themselves. Without one, a start document can be generated. Use it, or layout-plan, not both: they share a category.",
		"title": "Startdocument",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"ParkingSpots": {
							"type": "array",
							"title": "Handmatig startdocument",
							"description": "Upload een startdocument als het niet gegenereerd moet worden.",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"ParkingSpots": {
					"ui:widget": "files",
					"ui:options": {
						"category": "ParkingSpots",
						"span": 12,
						"emptyText": "Er is geen handmatig startdocument."
					}
				}
			}
		}
	},
	"start-document": {
		"$schema": "../block.schema.json",
		"name": "start-document",
		"label": "Startdocument van het systeem",
		"summary": "The start document that the product makes of the process, beside the manual ones. It has no heading of its own.",
		"sealed": [
			"schema"
		],
		"schema": {
			"type": "object",
			"properties": {}
		},
		"ui": {
			"ui:widget": "start-document"
		},
		"readOnly": true
	},
	"supplier-planning": {
		"$schema": "../block.schema.json",
		"name": "supplier-planning",
		"summary": "The work of each supplier with its dates.",
		"title": "Planning leveranciers",
		"schema": {
			"type": "object",
			"properties": {
				"Planning": {
					"type": "array",
					"title": "Werkzaamheden",
					"maxItems": 100,
					"items": {
						"type": "object",
						"properties": {
							"uuid": {
								"type": "string",
								"title": "Kenmerk",
								"format": "uuid4",
								"maxLength": 36
							},
							"PartyName": {
								"type": "string",
								"title": "Naam partij",
								"format": "unicode",
								"maxLength": 100
							},
							"WorkDescription": {
								"type": "string",
								"title": "Omschrijving werkzaamheden",
								"format": "unicode-multiline",
								"maxLength": 4000
							},
							"IsPowerOut": {
								"type": "boolean",
								"title": "De stroom gaat eraf"
							},
							"ActualStartDate": {
								"type": "string",
								"title": "Werkelijke startdatum",
								"format": "calendar-date",
								"maxLength": 10
							},
							"ExpectedFinishDate": {
								"type": "string",
								"title": "Verwachte einddatum",
								"format": "calendar-date",
								"maxLength": 10
							},
							"ActualFinishDate": {
								"type": "string",
								"title": "Werkelijke einddatum",
								"format": "calendar-date",
								"maxLength": 10
							}
						}
					}
				}
			}
		},
		"ui": {
			"Planning": {
				"ui:widget": "repeatable",
				"ui:options": {
					"span": 12,
					"itemText": "Leverancier",
					"emptyText": "Er zijn geen orders geplaatst."
				},
				"items": {
					"PartyName": {
						"ui:widget": "read-only-text",
						"ui:options": {
							"span": 8
						}
					},
					"WorkDescription": {
						"ui:widget": "textarea",
						"ui:options": {
							"span": 12
						}
					},
					"IsPowerOut": {
						"ui:widget": "checkbox",
						"ui:options": {
							"span": 12
						}
					},
					"ActualStartDate": {
						"ui:options": {
							"span": 4
						}
					},
					"ExpectedFinishDate": {
						"ui:options": {
							"span": 4
						}
					},
					"ActualFinishDate": {
						"ui:options": {
							"span": 4
						}
					}
				}
			}
		},
		"warn": [
			{
				"unless": {
					"all": [
						"Planning",
						{
							"and": [
								{
									"or": [
										{
											"!": {
												"item-filled": "ActualStartDate"
											}
										},
										{
											"!": {
												"item-filled": "ActualFinishDate"
											}
										},
										{
											">=": [
												{
													"item": "ActualFinishDate"
												},
												{
													"item": "ActualStartDate"
												}
											]
										}
									]
								},
								{
									"or": [
										{
											"!": {
												"item-filled": "ActualStartDate"
											}
										},
										{
											"!": {
												"item-filled": "ExpectedFinishDate"
											}
										},
										{
											">=": [
												{
													"item": "ExpectedFinishDate"
												},
												{
													"item": "ActualStartDate"
												}
											]
										}
									]
								}
							]
						}
					]
				},
				"field": "Planning",
				"message": "Bij een leverancier eindigt het werk voordat het begint."
			}
		],
		"chains": {
			"Planning": {
				"from": "BuyingOrders",
				"read": [
					"PartyName"
				]
			}
		},
		"sealed": [
			"chains"
		]
	},
	"survey-conclusions": {
		"$schema": "../block.schema.json",
		"name": "survey-conclusions",
		"summary": "What a survey concludes about the energy connection and the fuse box. It decides which sub-steps follow.",
		"title": "Conclusies van de schouw",
		"description": "De conclusies bepalen welke deelstappen volgen. Na afronden zijn ze alleen met Wijzigen aan te passen.",
		"schema": {
			"type": "object",
			"properties": {
				"BuildingOptions": {
					"type": "object",
					"properties": {
						"PowerOption": {
							"type": "string",
							"title": "Energieaansluiting",
							"oneOf": [
								{
									"const": "SufficientPowerWithOutStaticLoadbalancing",
									"title": "Voldoende vermogen zonder statische loadbalancing"
								},
								{
									"const": "SufficientPowerWithStaticLoadbalancing",
									"title": "Voldoende vermogen met statische loadbalancing"
								},
								{
									"const": "GridUpgrade",
									"title": "Netverzwaring"
								},
								{
									"const": "ReduceChargePoints",
									"title": "Minder laadpunten"
								},
								{
									"const": "NoChargePoints",
									"title": "Geen laadpunten"
								}
							]
						},
						"FuseBoxOption": {
							"type": "string",
							"title": "Hoofdverdeelkast",
							"oneOf": [
								{
									"const": "MinorChangeNeeded",
									"title": "Kleine aanpassing"
								},
								{
									"const": "ReplacementNeeded",
									"title": "Grote aanpassing of vervanging"
								},
								{
									"const": "NoChargePoints",
									"title": "Geen laadpunten"
								}
							]
						}
					},
					"required": [
						"PowerOption",
						"FuseBoxOption"
					]
				}
			}
		},
		"ui": {
			"BuildingOptions": {
				"PowerOption": {
					"ui:options": {
						"span": 12
					}
				},
				"FuseBoxOption": {
					"ui:options": {
						"span": 12
					}
				}
			}
		},
		"sealed": [
			"schema"
		]
	},
	"survey-report": {
		"$schema": "../block.schema.json",
		"name": "survey-report",
		"summary": "Link to the report of a survey.",
		"title": "Schouwverslag",
		"schema": {
			"type": "object",
			"properties": {
				"BuildingOptions": {
					"type": "object",
					"properties": {
						"SiteReportLink": {
							"type": "string",
							"title": "Link naar het schouwverslag",
							"format": "url",
							"maxLength": 2048,
							"x-messages": {
								"format": "Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl."
							}
						}
					}
				}
			}
		},
		"ui": {
			"BuildingOptions": {
				"SiteReportLink": {
					"ui:options": {
						"span": 12
					}
				}
			}
		}
	},
	"traffic-decision-documents": {
		"$schema": "../block.schema.json",
		"name": "traffic-decision-documents",
		"summary": "The documents of the traffic decision.",
		"title": "Verkeersbesluit document",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"TrafficDecision": {
							"type": "array",
							"title": "Verkeersbesluit document",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"TrafficDecision": {
					"ui:widget": "files",
					"ui:options": {
						"category": "TrafficDecision",
						"span": 12,
						"emptyText": "Er is geen verkeersbesluit document beschikbaar"
					}
				}
			}
		}
	},
	"traffic-decision": {
		"$schema": "../block.schema.json",
		"name": "traffic-decision",
		"summary": "Publication of the traffic decision and the end of its objection period. The day of confirmation is set by the status panel.",
		"sealed": [
			"fields.TrafficDecision.PublicationDate",
			"fields.TrafficDecision.DefinitiveDate",
			"fields.TrafficDecision.ConfirmedDate",
			"steering"
		],
		"title": "Verkeersbesluit",
		"schema": {
			"type": "object",
			"properties": {
				"TrafficDecision": {
					"type": "object",
					"properties": {
						"TrafficDecisionNotApplicable": {
							"type": "boolean",
							"title": "Verkeersbesluit niet van toepassing"
						},
						"PublicationDate": {
							"type": "string",
							"title": "Publicatiedatum",
							"format": "calendar-date",
							"maxLength": 10,
							"description": "De bezwaartermijn eindigt 6 weken na publicatie."
						},
						"DefinitiveDate": {
							"type": "string",
							"title": "Einde bezwaartermijn",
							"format": "calendar-date",
							"maxLength": 10,
							"description": "Wordt ingevuld bij het kiezen van de publicatiedatum, en kan worden aangepast."
						},
						"ConfirmedDate": {
							"type": "string",
							"title": "Onherroepelijk sinds",
							"format": "calendar-date",
							"maxLength": 10
						},
						"Number": {
							"type": "string",
							"title": "Nummer verkeersbesluit",
							"format": "unicode",
							"maxLength": 60,
							"description": "Bijvoorbeeld dat van de publicatie in de Staatscourant."
						}
					}
				}
			}
		},
		"ui": {
			"TrafficDecision": {
				"TrafficDecisionNotApplicable": {
					"ui:widget": "checkbox",
					"ui:options": {
						"span": 12
					}
				},
				"PublicationDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"DefinitiveDate": {
					"ui:widget": "date",
					"ui:options": {
						"span": 6
					}
				},
				"ConfirmedDate": {
					"ui:widget": "read-only-text",
					"ui:options": {
						"span": 6
					}
				},
				"Number": {
					"ui:widget": "text",
					"ui:options": {
						"span": 6
					}
				}
			}
		},
		"fields": {
			"TrafficDecision.PublicationDate": {
				"when": {
					"!": {
						"==": [
							{
								"var": "TrafficDecision.TrafficDecisionNotApplicable"
							},
							true
						]
					}
				},
				"onHide": "clear"
			},
			"TrafficDecision.DefinitiveDate": {
				"when": {
					"!": {
						"==": [
							{
								"var": "TrafficDecision.TrafficDecisionNotApplicable"
							},
							true
						]
					}
				},
				"onHide": "clear"
			},
			"TrafficDecision.ConfirmedDate": {
				"when": {
					"!": {
						"==": [
							{
								"var": "TrafficDecision.TrafficDecisionNotApplicable"
							},
							true
						]
					}
				},
				"onHide": "clear",
				"readOnly": true
			},
			"TrafficDecision.Number": {
				"when": {
					"!": {
						"==": [
							{
								"var": "TrafficDecision.TrafficDecisionNotApplicable"
							},
							true
						]
					}
				},
				"onHide": "clear"
			}
		},
		"derived": [
			{
				"field": "TrafficDecision.DefinitiveDate",
				"value": {
					"days-after": [
						{
							"var": "TrafficDecision.PublicationDate"
						},
						43
					]
				},
				"on": "TrafficDecision.PublicationDate",
				"when": {
					"filled": "TrafficDecision.PublicationDate"
				}
			},
			{
				"field": "TrafficDecision.TrafficDecisionNotApplicable",
				"value": false,
				"on": "TrafficDecision.PublicationDate",
				"when": {
					"filled": "TrafficDecision.PublicationDate"
				}
			}
		],
		"complete": [
			{
				"unless": {
					"or": [
						{
							"==": [
								{
									"var": "TrafficDecision.TrafficDecisionNotApplicable"
								},
								true
							]
						},
						{
							"filled": "TrafficDecision.PublicationDate"
						}
					]
				},
				"field": "TrafficDecision.PublicationDate",
				"message": "Dit is een vereist veld"
			},
			{
				"unless": {
					"or": [
						{
							"==": [
								{
									"var": "TrafficDecision.TrafficDecisionNotApplicable"
								},
								true
							]
						},
						{
							"filled": "TrafficDecision.DefinitiveDate"
						}
					]
				},
				"field": "TrafficDecision.DefinitiveDate",
				"message": "Dit is een vereist veld"
			}
		],
		"steering": [
			"TrafficDecision.TrafficDecisionNotApplicable"
		],
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "TrafficDecision.ConfirmedDate"
						},
						{
							"==": [
								{
									"var": "TrafficDecision.PublicationDate"
								},
								{
									"stored": "TrafficDecision.PublicationDate"
								}
							]
						}
					]
				},
				"field": "TrafficDecision.PublicationDate",
				"message": "Het besluit is onherroepelijk verklaard bij een andere publicatiedatum. Klopt de nieuwe datum?"
			},
			{
				"unless": {
					"or": [
						{
							"empty": "TrafficDecision.PublicationDate"
						},
						{
							"empty": "TrafficDecision.DefinitiveDate"
						},
						{
							">=": [
								{
									"var": "TrafficDecision.DefinitiveDate"
								},
								{
									"var": "TrafficDecision.PublicationDate"
								}
							]
						}
					]
				},
				"field": "TrafficDecision.DefinitiveDate",
				"message": "De bezwaartermijn eindigt voor de publicatiedatum."
			},
			{
				"unless": {
					"or": [
						{
							"empty": "TrafficDecision.PublicationDate"
						},
						{
							"empty": "TrafficDecision.DefinitiveDate"
						},
						{
							">": [
								{
									"var": "TrafficDecision.DefinitiveDate"
								},
								{
									"legal-term-end": [
										{
											"var": "TrafficDecision.PublicationDate"
										},
										42
									]
								}
							]
						},
						{
							"<": [
								{
									"var": "TrafficDecision.DefinitiveDate"
								},
								{
									"var": "TrafficDecision.PublicationDate"
								}
							]
						}
					]
				},
				"field": "TrafficDecision.DefinitiveDate",
				"message": "De bezwaartermijn loopt volgens de wet langer: zes weken na de publicatie, en door tot en met de eerste werkdag als de laatste dag in een weekend of op een feestdag valt."
			}
		]
	},
	"underground-documents": {
		"$schema": "../block.schema.json",
		"name": "underground-documents",
		"summary": "The situation underground at the proposed location: cables, pipes, roots.",
		"title": "Ondergrondse situatie",
		"schema": {
			"type": "object",
			"properties": {
				"Docs": {
					"type": "object",
					"properties": {
						"Underground": {
							"type": "array",
							"title": "Ondergrondse situatie",
							"description": "Tekeningen en foto's van wat er in de grond ligt.",
							"maxItems": 50,
							"uniqueItems": true,
							"items": {
								"type": "string",
								"title": "Bestand",
								"format": "uuid4",
								"maxLength": 36
							}
						}
					}
				}
			}
		},
		"ui": {
			"Docs": {
				"Underground": {
					"ui:widget": "files",
					"ui:options": {
						"category": "Underground",
						"span": 12,
						"emptyText": "Er zijn geen documenten van de ondergrondse situatie."
					}
				}
			}
		}
	},
	"visit": {
		"$schema": "../block.schema.json",
		"name": "visit",
		"summary": "Plans a visit: day, begin and end, and who is visited.",
		"title": "Schouw",
		"schema": {
			"type": "object",
			"properties": {
				"Progress": {
					"type": "object",
					"properties": {
						"Invite": {
							"type": "object",
							"properties": {
								"date": {
									"type": "string",
									"title": "Datum",
									"format": "calendar-date",
									"maxLength": 10
								},
								"start": {
									"type": "string",
									"title": "Begintijd",
									"format": "clock-time",
									"maxLength": 5
								},
								"end": {
									"type": "string",
									"title": "Eindtijd",
									"format": "clock-time",
									"maxLength": 5
								},
								"PeopleToVisit": {
									"type": "array",
									"title": "Te bezoeken personen",
									"maxItems": 50,
									"items": {
										"type": "object",
										"properties": {
											"uuid": {
												"type": "string",
												"title": "Kenmerk",
												"format": "uuid4",
												"maxLength": 36
											},
											"name": {
												"type": "string",
												"title": "Naam",
												"format": "unicode",
												"maxLength": 100
											},
											"email": {
												"type": "string",
												"title": "E-mailadres",
												"format": "email",
												"maxLength": 254
											}
										}
									}
								}
							},
							"required": [
								"date",
								"start",
								"end"
							]
						}
					}
				}
			}
		},
		"ui": {
			"Progress": {
				"Invite": {
					"date": {
						"ui:options": {
							"span": 4
						}
					},
					"start": {
						"ui:widget": "time",
						"ui:options": {
							"span": 4
						}
					},
					"end": {
						"ui:widget": "time",
						"ui:options": {
							"span": 4
						}
					},
					"PeopleToVisit": {
						"ui:widget": "repeatable",
						"ui:options": {
							"span": 12,
							"itemText": "Persoon",
							"addText": "Voeg een persoon toe",
							"emptyText": "Er zijn nog geen personen ingevoerd."
						},
						"items": {
							"name": {
								"ui:options": {
									"span": 6
								}
							},
							"email": {
								"ui:options": {
									"span": 6
								}
							}
						}
					}
				}
			}
		},
		"warn": [
			{
				"unless": {
					"or": [
						{
							"empty": "Progress.Invite.start"
						},
						{
							"empty": "Progress.Invite.end"
						},
						{
							">=": [
								{
									"var": "Progress.Invite.end"
								},
								{
									"var": "Progress.Invite.start"
								}
							]
						}
					]
				},
				"field": "Progress.Invite.end",
				"message": "Het bezoek eindigt voordat het begint."
			}
		]
	}
} as const;
