// Written by `npm run generate` out of schemas/*.schema.json. Change that, not this.
export const properties = {
	"block.name": {
		"name": "Naam",
		"help": "Waarmee flows naar het blok verwijzen. Gelijk aan de naam van het bestand.",
		"meaning": "Name flows refer to; also the name of the file.",
		"type": "sectionId",
		"required": true,
		"example": "grid-connection"
	},
	"block.summary": {
		"name": "Samenvatting",
		"help": "Voor ontwerpers, in het Engels: waar het blok voor dient en wat flows meestal anders doen. Gebruikers zien dit niet.",
		"meaning": "For designers, in English: what the block is for, and what an override usually changes. Users never see it.",
		"type": "string",
		"required": true,
		"example": "Request date of the grid connection."
	},
	"block.sealed": {
		"name": "Verzegelde plaatsen",
		"help": "Wat een aanpassing niet mag veranderen, met alles wat erin staat. Namen met punten ertussen.",
		"meaning": "Places in the block that an override may not touch, nor anything in them: names with dots between.",
		"type": "list of string",
		"required": false,
		"example": [
			"schema.properties.Advice.properties.Advice",
			"complete"
		]
	},
	"block.title": {
		"name": "Kop",
		"help": "De kop van het onderdeel.",
		"meaning": "Dutch heading of the part.",
		"type": "string",
		"required": false,
		"example": "Gemeente beoordeling"
	},
	"block.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"meaning": "Dutch text under the heading.",
		"type": "string",
		"required": false,
		"example": "Beoordeel het voorstel van de CPO."
	},
	"block.schema": {
		"name": "Formulier",
		"help": "De groepen en velden. Opslaan mag met lege velden; afronden vraagt wat verplicht is.",
		"meaning": "Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.",
		"type": "form",
		"required": true,
		"example": {
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
	},
	"block.ui": {
		"name": "Weergave",
		"help": "Hoe het formulier eruitziet, genest zoals het formulier. Namen met ui: horen bij het veld op die plaats.",
		"meaning": "How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.",
		"type": "ui",
		"required": false,
		"example": {
			"Advice": {
				"Comments": {
					"ui:widget": "textarea"
				}
			}
		}
	},
	"block.when": {
		"name": "Tonen als",
		"help": "Het onderdeel is te zien en telt mee zolang dit geldt. Weggelaten: altijd.",
		"meaning": "The section is shown, and its fields belong to the step, only while this holds. Leave out: always.",
		"type": "condition",
		"required": false,
		"example": {
			"==": [
				{
					"var": "Advice.Advice"
				},
				"alternative"
			]
		}
	},
	"block.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de velden gebeurt als het onderdeel bij het opslaan niet te zien is.",
		"meaning": "What becomes of the section's fields when it is not shown at a save.",
		"type": "onHide",
		"required": false,
		"default": "keep",
		"example": "clear"
	},
	"block.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het onderdeel zien. Weggelaten: iedereen die de stap ziet.",
		"meaning": "Roles that see the section at all. Leave out: everybody who sees the step.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"block.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar in deze stap niet in te vullen.",
		"meaning": "Shown, never written by this step.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"block.fields": {
		"name": "Voorwaarden van velden",
		"help": "Per veld wanneer het te zien en in te vullen is.",
		"meaning": "Conditions per field, by path.",
		"type": "fieldRule by name",
		"required": false,
		"example": {
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
	},
	"block.derived": {
		"name": "Afgeleide waarden",
		"help": "Waarden die het systeem invult, in deze volgorde.",
		"meaning": "Values the system fills in, in this order.",
		"type": "list of derivation",
		"required": false,
		"example": [
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
	},
	"block.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen.",
		"meaning": "Rules that completing (and correcting) the step must satisfy.",
		"type": "list of stepRule",
		"required": false,
		"example": [
			{
				"unless": {
					"filled": "Advice.Decision"
				},
				"field": "Advice.Decision",
				"message": "Het proces kan niet verder zonder beoordeling."
			}
		]
	},
	"block.save": {
		"name": "Regels bij opslaan",
		"help": "Wat bij elk opslaan moet kloppen.",
		"meaning": "Rules for every save, complete or not.",
		"type": "list of stepRule",
		"required": false,
		"example": [
			{
				"unless": {
					"filled": "PlannedRealisation.PlannedDate"
				},
				"field": "PlannedRealisation.PlannedDate",
				"message": "Het proces kan niet verder zonder een realisatiedatum."
			}
		]
	},
	"block.warn": {
		"name": "Waarschuwingen",
		"help": "Wat onwaarschijnlijk is: staat bij het veld, houdt niemand tegen en wordt met het opslaan bewaard.",
		"meaning": "What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.",
		"type": "list of warning",
		"required": false,
		"example": [
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
	},
	"block.chains": {
		"name": "Ketens",
		"help": "Lijsten waarvan de regels uit een lijst van een eerdere stap komen. Een regel en die waar zij uit komt hebben hetzelfde kenmerk.",
		"meaning": "Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.",
		"type": "chain by name",
		"required": false,
		"example": {
			"Approvals": {
				"from": "Quotations",
				"read": [
					"PartyName"
				]
			}
		}
	},
	"block.unique": {
		"name": "Unieke velden",
		"help": "Velden waarvan geen ander proces van de tenant dezelfde waarde mag hebben.",
		"meaning": "Fields whose value no other process of the tenant may have.",
		"type": "list of uniqueField",
		"required": false,
		"example": [
			{
				"field": "Object.BuildingCode",
				"within": "Application.PidUuid",
				"message": "Dit nummer is reeds in gebruik binnen deze PID."
			}
		]
	},
	"block.steering": {
		"name": "Sturende velden",
		"help": "Velden die een correctie niet mag veranderen hoewel geen voorwaarde ze leest. De andere sturende velden vindt het product zelf.",
		"meaning": "Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Location.chargingpointUuid"
		]
	},
	"flow.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de flow; verandert nooit.",
		"meaning": "Constant for the life of the flow.",
		"type": "uuid",
		"required": true,
		"example": "9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"
	},
	"flow.version": {
		"name": "Versie",
		"help": "Wordt hoger bij elke wijziging. Lopende processen blijven op hun eigen versie.",
		"meaning": "A changed file needs a raised version; running processes stay on theirs.",
		"type": "version",
		"required": true,
		"example": "1.0.0"
	},
	"flow.label": {
		"name": "Naam",
		"help": "Hoe de flow heet.",
		"meaning": "Dutch name of the flow.",
		"type": "string",
		"required": true,
		"example": "Realisatie laadlocatie"
	},
	"flow.description": {
		"name": "Omschrijving",
		"help": "Voor ontwerpers: waar de flow voor is.",
		"meaning": "For designers.",
		"type": "string",
		"required": false,
		"example": "Operator flow of eight steps."
	},
	"flow.conditions": {
		"name": "Voorwaarden met een naam",
		"help": "Voorwaarden die op meer plaatsen gelden, te gebruiken als { \"cond\": naam }. Ze verwijzen niet naar elkaar.",
		"meaning": "Named conditions, used as { \"cond\": name }; they may not refer to each other.",
		"type": "condition by name",
		"required": false,
		"example": {
			"advies-positief": {
				"==": [
					{
						"var": "Advice.Advice"
					},
					"yes"
				]
			}
		}
	},
	"flow.marks": {
		"name": "Merken",
		"help": "Namen van de merken die gevolgen zetten en voorwaarden lezen.",
		"meaning": "Names of the marks that effects may set and conditions may read.",
		"type": "list of name",
		"required": false,
		"example": [
			"skip"
		]
	},
	"flow.bindings": {
		"name": "Koppelingen",
		"help": "In welke velden het product de gegevens vindt die het bijzonder behandelt.",
		"meaning": "Where in the values the product finds the facts it treats specially.",
		"type": "bindings",
		"required": true,
		"example": {
			"location": "Location",
			"stakeholders": {
				"cpo": "Stakeholders.ChargePointOperator"
			}
		}
	},
	"flow.steps": {
		"name": "Stappen",
		"help": "De stappen, in hun volgorde.",
		"meaning": "The steps in their order.",
		"type": "list of step",
		"required": true,
		"example": [
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
	},
	"flow#bindings.location": {
		"name": "Gekozen locatie",
		"help": "De groep met de gekozen locatie: de adresvelden en, voor de kaart, Latitude, Longitude en version.",
		"meaning": "Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version.",
		"type": "fieldPath",
		"required": true,
		"example": "Location"
	},
	"flow#bindings.alternativeLocation": {
		"name": "Alternatieve locatie",
		"help": "De groep met de alternatieve locatie uit het advies.",
		"meaning": "Group of the alternative location out of the advice.",
		"type": "fieldPath",
		"required": false,
		"example": "Advice.Alternative"
	},
	"flow#bindings.stakeholders": {
		"name": "Betrokken partijen",
		"help": "Per soort partij het veld waarin zij staat: haar kenmerk of haar naam.",
		"meaning": "Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders).",
		"type": "object",
		"required": true,
		"example": {
			"municipality": "Stakeholders.Municipality"
		}
	},
	"flow#bindings.stakeholders.municipality": {
		"name": "Gemeente",
		"help": "Het veld van de gemeente.",
		"meaning": "Field of the municipality.",
		"type": "fieldPath",
		"required": false,
		"example": "Stakeholders.Municipality"
	},
	"flow#bindings.stakeholders.cpo": {
		"name": "Exploitant",
		"help": "Het veld van de exploitant van de laadpunten (CPO).",
		"meaning": "Field of the charge point operator.",
		"type": "fieldPath",
		"required": false,
		"example": "Stakeholders.ChargePointOperator"
	},
	"flow#bindings.stakeholders.gridoperator": {
		"name": "Netbeheerder",
		"help": "Het veld van de netbeheerder.",
		"meaning": "Field of the grid operator.",
		"type": "fieldPath",
		"required": false,
		"example": "Stakeholders.GridOperator"
	},
	"flow#bindings.stakeholders.contractor": {
		"name": "Aannemer",
		"help": "Het veld van de aannemer.",
		"meaning": "Field of the contractor.",
		"type": "fieldPath",
		"required": false,
		"example": "Stakeholders.Contractor"
	},
	"flow#bindings.stakeholders.customer": {
		"name": "Klant",
		"help": "Het veld van de klant.",
		"meaning": "Field of the customer.",
		"type": "fieldPath",
		"required": false,
		"example": "Stakeholders.Customer"
	},
	"flow#bindings.locationDocuments": {
		"name": "Bestanden van de locatie",
		"help": "Velden met bestanden die bij de versie van de gekozen locatie horen. Een nieuwe lege versie heeft ze niet; een gekozen alternatief brengt zijn eigen bestanden mee.",
		"meaning": "Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Docs.Underground",
			"Docs.TopView"
		]
	},
	"flow#bindings.trafficDecision": {
		"name": "Verkeersbesluit",
		"help": "De velden van het verkeersbesluit. Weglaten als de flow er geen heeft.",
		"meaning": "Fields of the traffic decision; leave out when the flow has none.",
		"type": "object",
		"required": false,
		"example": {
			"publicationDate": "TrafficDecision.PublicationDate",
			"definitiveDate": "TrafficDecision.DefinitiveDate",
			"confirmedDate": "TrafficDecision.ConfirmedDate"
		}
	},
	"flow#bindings.trafficDecision.publicationDate": {
		"name": "Publicatiedatum",
		"help": "De dag van publicatie.",
		"meaning": "Day of publication.",
		"type": "fieldPath",
		"required": true,
		"example": "TrafficDecision.PublicationDate"
	},
	"flow#bindings.trafficDecision.definitiveDate": {
		"name": "Einde bezwaartermijn",
		"help": "De dag waarop de bezwaartermijn eindigt.",
		"meaning": "End of the objection period.",
		"type": "fieldPath",
		"required": true,
		"example": "TrafficDecision.DefinitiveDate"
	},
	"flow#bindings.trafficDecision.confirmedDate": {
		"name": "Onherroepelijk sinds",
		"help": "De dag waarop het besluit onherroepelijk is gemeld.",
		"meaning": "Day it was marked irrevocable.",
		"type": "fieldPath",
		"required": true,
		"example": "TrafficDecision.ConfirmedDate"
	},
	"flow#bindings.trafficDecision.notApplicable": {
		"name": "Niet van toepassing",
		"help": "Ja of nee: er is geen verkeersbesluit.",
		"meaning": "Boolean: there is no traffic decision.",
		"type": "fieldPath",
		"required": false,
		"example": "TrafficDecision.TrafficDecisionNotApplicable"
	},
	"flow#bindings.namedStakeholders": {
		"name": "Partijen met alleen een naam",
		"help": "Soorten partijen waarvan het veld de naam bevat; bij de andere is dat het kenmerk.",
		"meaning": "Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug.",
		"type": "list of stakeholderCategory",
		"required": false,
		"example": [
			"customer"
		]
	},
	"flow#bindings.geography": {
		"name": "Eigenaar van het proces",
		"help": "De soort partij van wie het proces is. Haar code bepaalt wie het mag zien.",
		"meaning": "Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to.",
		"type": "stakeholderCategory",
		"required": false,
		"default": "municipality",
		"example": "customer"
	},
	"flow#bindings.caseReference": {
		"name": "Begin van het dossiernummer",
		"help": "Het veld waarvan de waarde bij de start vooraan in het dossiernummer komt. Weggelaten of leeg: de code van de gemeente, of het acroniem van de tenant.",
		"meaning": "Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none.",
		"type": "fieldPath",
		"required": false,
		"example": "Object.Address.BuildingCode"
	},
	"flow#bindings.summary": {
		"name": "Samenvatting",
		"help": "Groepen en velden die lijsten en rapportages lezen, naast de locatie.",
		"meaning": "Groups and fields that lists and reports read beside the location.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Object",
			"BuildingOptions.PowerOption"
		]
	},
	"flow#bindings.realisationStartsAt": {
		"name": "Realisatie begint bij",
		"help": "Vanaf deze stap tonen kaarten het proces als in realisatie.",
		"meaning": "Step from which maps show the process as being realised.",
		"type": "stepCode",
		"required": false,
		"default": "6",
		"example": "6"
	},
	"flow#step.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de stap; verandert nooit.",
		"meaning": "Constant for the life of the step.",
		"type": "uuid",
		"required": true,
		"example": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
	},
	"flow#step.code": {
		"name": "Code",
		"help": "Korte code, één keer in de flow. Staat in het adres van het scherm.",
		"meaning": "Short code, unique in the flow; part of the address of the step's screen.",
		"type": "stepCode",
		"required": true,
		"example": "3-b"
	},
	"flow#step.label": {
		"name": "Naam",
		"help": "Hoe de stap heet.",
		"meaning": "Dutch name of the step.",
		"type": "string",
		"required": true,
		"example": "Gemeente beoordeling"
	},
	"flow#step.version": {
		"name": "Versie",
		"help": "Versie van de stap; gaat mee in status en gebeurtenissen.",
		"meaning": "Version of the step, sent along in status and events.",
		"type": "version",
		"required": true,
		"example": "1.0.0"
	},
	"flow#step.description": {
		"name": "Toelichting",
		"help": "Uitleg boven aan de stap.",
		"meaning": "Dutch explanation at the top of the step.",
		"type": "string",
		"required": false,
		"example": "Beoordeel de voorgestelde locatie."
	},
	"flow#step.access": {
		"name": "Toegang",
		"help": "Wie de stap ziet en wie haar invult.",
		"meaning": "Who sees and who edits the step.",
		"type": "access",
		"required": true,
		"example": {
			"read": [
				"municipality",
				"admin"
			],
			"edit": [
				"cpo"
			]
		}
	},
	"flow#step.sections": {
		"name": "Onderdelen",
		"help": "De delen van het scherm van boven naar beneden: een blok of een eigen onderdeel.",
		"meaning": "Parts of the screen, from top to bottom: a block or a section of the flow's own.",
		"type": "list of sectionReference",
		"required": true,
		"example": [
			{
				"block": "advice-summary"
			}
		]
	},
	"flow#step.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen, naast de regels van de onderdelen.",
		"meaning": "Rules that completing (and correcting) the step must satisfy, besides those of its sections.",
		"type": "list of stepRule",
		"required": false,
		"example": [
			{
				"unless": {
					"filled": "Advice.Decision"
				},
				"field": "Advice.Decision",
				"message": "Het proces kan niet verder zonder beoordeling."
			}
		]
	},
	"flow#step.next": {
		"name": "Vervolg",
		"help": "Waar afronden heen leidt: de eerste tak waarvan de voorwaarde geldt. Weggelaten: de volgende stap.",
		"meaning": "Where completing leads: the first branch whose condition holds. Leave out: the following step.",
		"type": "list of branch",
		"required": false,
		"example": [
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
	},
	"flow#step.children": {
		"name": "Deelstappen",
		"help": "De stap is afgerond als alle deelstappen die van toepassing zijn dat zijn.",
		"meaning": "Sub-steps. The step completes when all that apply are completed.",
		"type": "children",
		"required": false,
		"example": {
			"tracks": [
				{
					"id": "power",
					"label": "Netverzwaring",
					"steps": []
				}
			]
		}
	},
	"flow#step.when": {
		"name": "Alleen als",
		"help": "Alleen bij een deelstap: zij hoort bij het proces zolang de voorwaarde geldt.",
		"meaning": "Only on a sub-step: it belongs to this process only while the condition holds.",
		"type": "condition",
		"required": false,
		"example": {
			"==": [
				{
					"var": "PowerOption"
				},
				"GridUpgrade"
			]
		}
	},
	"flow#step.final": {
		"name": "Laatste stap",
		"help": "Deze stap afronden rondt het proces af. Precies één stap heeft dit.",
		"meaning": "Completing this step completes the process. Exactly one step carries it.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"flow#step.change": {
		"name": "Bij Wijzigen",
		"help": "Wat Wijzigen van deze stap nog meer doet dan teruggaan.",
		"meaning": "What changing this step (Wijzigen) does besides the reset.",
		"type": "object",
		"required": false,
		"example": {
			"effects": [
				{
					"new-location-version": "copy"
				}
			]
		}
	},
	"flow#step.change.effects": {
		"name": "Gevolgen",
		"help": "Wat er gebeurt zodra de wijziging voor het eerst wordt opgeslagen.",
		"meaning": "Carried out at the first save of the change.",
		"type": "list of effect",
		"required": false,
		"example": [
			{
				"new-location-version": "copy"
			}
		]
	},
	"flow#step.entered": {
		"name": "Bij invullen",
		"help": "Wat er gebeurt als bij het opslaan een leeg veld gevuld wordt, of de stap nu wordt afgerond of niet.",
		"meaning": "What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not.",
		"type": "list of object",
		"required": false,
		"example": [
			{
				"field": "Progress.AllPartiesSignedDate",
				"effects": [
					{
						"set-charging-point-status": "in bedrijf"
					}
				]
			}
		]
	},
	"flow#step.entered.field": {
		"name": "Veld",
		"help": "Een veld van deze stap.",
		"meaning": "Field of this step.",
		"type": "fieldPath",
		"required": true,
		"example": "Progress.AllPartiesSignedDate"
	},
	"flow#step.entered.effects": {
		"name": "Gevolgen",
		"help": "Wat er bij dat opslaan gebeurt.",
		"meaning": "Carried out by that save.",
		"type": "list of effect",
		"required": true,
		"example": [
			{
				"set-charging-point-status": "in bedrijf"
			}
		]
	},
	"flow#step.onPass": {
		"name": "Bij overslaan",
		"help": "Wat er gebeurt met velden die alleen deze stap toont, als het proces haar later overslaat. 'clear' maakt ze leeg; de geschiedenis bewaart ze. Weggelaten: ze blijven.",
		"meaning": "What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay.",
		"type": "\"clear\"",
		"required": false,
		"example": "clear"
	},
	"flow#step.outcomes": {
		"name": "Uitkomsten",
		"help": "Oordelen over het voorstel in deze stap. Ze worden leeg als het proces teruggaat naar een eerdere stap, want niemand heeft ingestemd met wat hij niet zag.",
		"meaning": "Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Advice.Advice"
		]
	},
	"flow#step.bulk": {
		"name": "Voor meer tegelijk",
		"help": "Wat van deze stap bij meer processen tegelijk ingevuld kan worden door wie dat ook bij elk afzonderlijk mag. Weggelaten: niets.",
		"meaning": "What of the step can be filled in for several processes at once, by those who may do it for each of them. Leave out: nothing.",
		"type": "object",
		"required": false,
		"example": {
			"fields": [
				"TrafficDecision.PublicationDate"
			],
			"complete": true
		}
	},
	"flow#step.bulk.fields": {
		"name": "Velden",
		"help": "Velden van de stap die bij alle processen dezelfde waarde krijgen. Bestanden komen erbij.",
		"meaning": "Fields of the step that get one value in all the processes. Files are added to those that are there.",
		"type": "list of fieldPath",
		"required": true,
		"example": [
			"TrafficDecision.PublicationDate"
		]
	},
	"flow#step.bulk.complete": {
		"name": "Afronden",
		"help": "De stap kan daarbij ook afgerond worden, waar alles is ingevuld.",
		"meaning": "The step can be completed with it too, where everything is filled in.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"flow#access.read": {
		"name": "Zien",
		"help": "Rollen die de stap en haar gegevens zien.",
		"meaning": "Roles that may see the step and its data.",
		"type": "roles",
		"required": true,
		"example": [
			"municipality",
			"admin"
		]
	},
	"flow#access.edit": {
		"name": "Invullen",
		"help": "Rollen die de stap opslaan en afronden. Zij zien haar ook.",
		"meaning": "Roles that may save and complete the step; they see it too.",
		"type": "roles",
		"required": true,
		"example": [
			"cpo"
		]
	},
	"flow#children.first": {
		"name": "Vooraf",
		"help": "Deelstappen die voor de sporen komen, in hun volgorde.",
		"meaning": "Sub-steps that come before the tracks, in order.",
		"type": "list of step",
		"required": false,
		"example": []
	},
	"flow#children.tracks": {
		"name": "Sporen",
		"help": "Sporen die naast elkaar worden doorlopen.",
		"meaning": "Tracks that are walked side by side.",
		"type": "list of object",
		"required": true,
		"example": [
			{
				"id": "power",
				"label": "Netverzwaring",
				"steps": []
			}
		]
	},
	"flow#children.tracks.id": {
		"name": "Naam in de flow",
		"help": "Eén keer binnen de stap.",
		"meaning": "Unique within the step.",
		"type": "sectionId",
		"required": true,
		"example": "power"
	},
	"flow#children.tracks.label": {
		"name": "Naam",
		"help": "Hoe het spoor heet.",
		"meaning": "Dutch name of the track.",
		"type": "string",
		"required": true,
		"example": "Netverzwaring"
	},
	"flow#children.tracks.steps": {
		"name": "Deelstappen",
		"help": "De deelstappen van het spoor, in hun volgorde.",
		"meaning": "Sub-steps of the track, in order.",
		"type": "list of step",
		"required": true,
		"example": []
	},
	"flow#blockReference.block": {
		"name": "Blok",
		"help": "De naam van het blok.",
		"meaning": "Name of a file in schemas/blocks.",
		"type": "sectionId",
		"required": true,
		"example": "advice-summary"
	},
	"flow#blockReference.id": {
		"name": "Naam in de stap",
		"help": "Weggelaten: de naam van het blok.",
		"meaning": "Id within the step. Leave out: the block's name.",
		"type": "sectionId",
		"required": false,
		"example": "advice-of-municipality"
	},
	"flow#blockReference.when": {
		"name": "Tonen als",
		"help": "Alleen te zien zolang dit geldt; in plaats van de voorwaarde van het blok.",
		"meaning": "Shown only while this holds; instead of the block's own condition.",
		"type": "condition",
		"required": false,
		"example": {
			"!": {
				"cond": "advies-positief"
			}
		}
	},
	"flow#blockReference.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het blok zien; in plaats van die van het blok zelf.",
		"meaning": "Roles that see it; instead of the block's own.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"flow#blockReference.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar hier niet in te vullen; in plaats van wat het blok zegt.",
		"meaning": "Shown, never written by this step; instead of the block's own.",
		"type": "boolean",
		"required": false,
		"example": true
	},
	"flow#blockReference.rename": {
		"name": "Andere namen",
		"help": "Andere namen voor groepen en velden van het blok. Een aanpassing gebruikt de namen van het blok, de rest van de flow de nieuwe.",
		"meaning": "Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones.",
		"type": "string by name",
		"required": false,
		"example": {
			"Advice": "CPOAdvice",
			"Advice.Comments": "CPOComments"
		}
	},
	"flow#blockReference.override": {
		"name": "Aanpassing",
		"help": "Wat over het blok heen wordt gelegd; null haalt iets weg. Verzegelde plaatsen blijven zoals ze zijn.",
		"meaning": "Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched.",
		"type": "object",
		"required": false,
		"example": {
			"title": "Advies van de gemeente"
		}
	},
	"flow#branch.when": {
		"name": "Als",
		"help": "De tak wordt genomen als dit geldt. De laatste tak heeft geen voorwaarde.",
		"meaning": "Taken only when this holds. Leave out on the last branch.",
		"type": "condition",
		"required": false,
		"example": {
			"cond": "advies-positief"
		}
	},
	"flow#branch.to": {
		"name": "Naar",
		"help": "De code van de stap waar de tak heen leidt. Alleen weg te laten als een gevolg het proces annuleert.",
		"meaning": "Code of the step it leads to. Left out only when an effect cancels the process.",
		"type": "stepCode",
		"required": false,
		"example": "4"
	},
	"flow#branch.restart": {
		"name": "Opnieuw beginnen",
		"help": "Het proces gaat meteen terug naar die stap, zoals bij Wijzigen.",
		"meaning": "Reset the process to that step, as changing it would, at once.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"flow#branch.effects": {
		"name": "Gevolgen",
		"help": "Wat er verder gebeurt, in deze volgorde.",
		"meaning": "What happens besides, in this order.",
		"type": "list of effect",
		"required": false,
		"example": [
			{
				"cancel": "other"
			}
		]
	},
	"flow#branch.label": {
		"name": "Naam",
		"help": "Naam in tekeningen en uitleg.",
		"meaning": "Dutch name for graphs and explanations.",
		"type": "string",
		"required": false,
		"example": "positief advies"
	},
	"flow#effect.cancel": {
		"name": "Annuleer het proces",
		"help": "Met deze reden uit de annuleringsredenen van de tenant.",
		"meaning": "Cancel the process with this reason out of the tenant's cancelReasons.",
		"type": "string",
		"required": true,
		"example": "other"
	},
	"flow#effect.reasonFrom": {
		"name": "Reden uit",
		"help": "De keuze in dit veld is de reden; de reden hierboven geldt zolang het leeg is. De opties zijn annuleringsredenen van de tenant.",
		"meaning": "The option chosen in this field is the reason; the one above counts while it is empty. Its options are reasons out of the tenant's cancelReasons.",
		"type": "fieldPath",
		"required": false,
		"example": "Advice.Reason"
	},
	"flow#effect.commentFrom": {
		"name": "Toelichting uit",
		"help": "De keuze in dit veld wordt de toelichting, tot 300 tekens.",
		"meaning": "The label of the option chosen in this field becomes the comment, cut to 300 characters.",
		"type": "fieldPath",
		"required": false,
		"example": "Advice.Decision"
	},
	"flow#effect.mark": {
		"name": "Zet een merk",
		"help": "Het proces krijgt dit merk.",
		"meaning": "Set a mark on the process.",
		"type": "name",
		"required": true,
		"example": "skip"
	},
	"flow#effect.unmark": {
		"name": "Haal een merk weg",
		"help": "Het proces verliest dit merk.",
		"meaning": "Take a mark away.",
		"type": "name",
		"required": true,
		"example": "skip"
	},
	"flow#effect.step-stands": {
		"name": "Laat een stap gelden",
		"help": "Een stap die wordt overgeslagen telt als afgerond met wat er eerder is ingevuld. Zij blijft te zien en te corrigeren.",
		"meaning": "A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again.",
		"type": "stepCode",
		"required": true,
		"example": "3"
	},
	"flow#effect.clear": {
		"name": "Maak velden leeg",
		"help": "Deze velden worden leeg.",
		"meaning": "Empty these fields.",
		"type": "list of fieldPath",
		"required": true,
		"example": [
			"Advice.Decision"
		]
	},
	"flow#effect.new-location-version": {
		"name": "Begin een nieuwe versie van de locatie",
		"help": "copy: met de huidige gegevens. empty: zonder.",
		"meaning": "Start a new version of the selected location. copy: with the present data. empty: without.",
		"type": "\"copy\" | \"empty\"",
		"required": true,
		"example": "copy"
	},
	"flow#effect.select-alternative": {
		"name": "Kies het alternatief",
		"help": "De alternatieve locatie uit het advies wordt de gekozen locatie, in een nieuwe versie.",
		"meaning": "The alternative out of the advice becomes the selected location, in a new version.",
		"type": "true",
		"required": true,
		"example": true
	},
	"flow#effect.connect-location": {
		"name": "Koppel de laadlocatie",
		"help": "De gekozen laadlocatie wordt aan het proces gekoppeld.",
		"meaning": "Connect the chosen charging location to the process.",
		"type": "locationCategory",
		"required": true,
		"example": "selected"
	},
	"flow#effect.disconnect-location": {
		"name": "Ontkoppel de laadlocatie",
		"help": "De laadlocatie krijgt haar vorige status terug.",
		"meaning": "Disconnect the charging location; it gets back the status it had before.",
		"type": "locationCategory",
		"required": true,
		"example": "selected"
	},
	"flow#effect.set-charging-point-status": {
		"name": "Zet de status van de laadpunten",
		"help": "De laadpunten van de locaties van het proces krijgen deze status; de locaties zijn gerealiseerd.",
		"meaning": "Give the charging points of the process's locations this status; the locations are realised.",
		"type": "string",
		"required": true,
		"example": "in bedrijf"
	},
	"list.label": {
		"name": "Kop",
		"help": "De kop van de pagina.",
		"meaning": "Dutch heading of the page.",
		"type": "string",
		"required": false,
		"example": "Realisatieprocessen"
	},
	"list.fields": {
		"name": "Velden",
		"help": "Wat kolommen en filters kunnen tonen, op naam. Een naam van het product krijgt een ander label of woord; elke andere naam is een eigen veld.",
		"meaning": "What columns and filters can show, by name. A name of the product's gets another label or word; any other name is a field of the list's own, found in the record by its path.",
		"type": "listField by name",
		"required": false,
		"example": {
			"region": {
				"path": "values.Object.Address.RVBRegion",
				"label": "Regio",
				"kind": "option"
			}
		}
	},
	"list.layouts": {
		"name": "Weergaven",
		"help": "Kolommen om uit te kiezen, per weergave. Met de eerste begint iedereen.",
		"meaning": "Sets of columns to choose from; the first is the one a person starts with.",
		"type": "list of listLayout",
		"required": false,
		"example": [
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
	},
	"list.sheet": {
		"name": "Kolommen van de export",
		"help": "Weggelaten: de kolommen die te zien zijn.",
		"meaning": "Columns of the exported sheet; those of the layout in view when left out.",
		"type": "list of listColumn",
		"required": false,
		"example": [
			{
				"field": "reference"
			},
			{
				"field": "address",
				"width": 40
			}
		]
	},
	"list.filters": {
		"name": "Filters",
		"help": "De filters, in hun volgorde.",
		"meaning": "Filters, in order.",
		"type": "list of listFilter",
		"required": false,
		"example": [
			{
				"field": "search"
			},
			{
				"field": "municipality"
			}
		]
	},
	"list.categories": {
		"name": "Tabs",
		"help": "De tabs boven de lijst. De lijst van processen neemt ze uit de filterwoorden.",
		"meaning": "Tabs above the list. The realisation list takes them from filterWords.",
		"type": "list of listCategory",
		"required": false,
		"example": [
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
	},
	"list.pageSize": {
		"name": "Regels per pagina",
		"help": "Waarmee iedereen begint.",
		"meaning": "Rows a page at first.",
		"type": "integer",
		"required": false,
		"example": 10
	},
	"list.pageSizes": {
		"name": "Keuze van regels per pagina",
		"help": "Aantallen om uit te kiezen.",
		"meaning": "Rows a page to choose from.",
		"type": "list of integer",
		"required": false,
		"example": [
			10,
			20,
			50,
			100
		]
	},
	"list.sort": {
		"name": "Volgorde",
		"help": "De volgorde waarmee iedereen begint.",
		"meaning": "Order at first.",
		"type": "object",
		"required": false,
		"example": {
			"field": "updated",
			"descending": true
		}
	},
	"list.sort.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"meaning": "Name of a field: one of the product's for this list, or one under `fields`.",
		"type": "fieldName",
		"required": true,
		"example": "reference"
	},
	"list.sort.descending": {
		"name": "Aflopend",
		"help": "Het hoogste of nieuwste eerst.",
		"meaning": "Highest first.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"list.minWidth": {
		"name": "Kleinste breedte",
		"help": "In pixels. Op een smaller scherm schuift de tabel opzij.",
		"meaning": "Pixels: on a narrower screen the table scrolls sideways.",
		"type": "integer",
		"required": false,
		"example": 920
	},
	"list.maxWidth": {
		"name": "Grootste breedte",
		"help": "In pixels. Op een breder scherm wordt de tabel niet breder.",
		"meaning": "Pixels: on a wider screen the table stays this wide.",
		"type": "integer",
		"required": false,
		"example": 1900
	},
	"list#listField.label": {
		"name": "Naam",
		"help": "Boven de kolom en bij het filter.",
		"meaning": "Dutch name, above the column and at the filter.",
		"type": "string",
		"required": false,
		"example": "Regio"
	},
	"list#listField.word": {
		"name": "Woord in het adres",
		"help": "Weggelaten: de naam van het veld.",
		"meaning": "Name in the address. The field's own when left out.",
		"type": "string",
		"required": false,
		"example": "regio"
	},
	"list#listField.path": {
		"name": "Plaats",
		"help": "Waar de waarde in het proces staat. Alleen bij een eigen veld.",
		"meaning": "Where the value is in the record: names with dots between. Only for a field of the list's own.",
		"type": "string",
		"required": false,
		"example": "values.Object.Address.RVBRegion"
	},
	"list#listField.kind": {
		"name": "Soort",
		"help": "Hoe de waarde wordt geschreven, gesorteerd en gefilterd. Alleen bij een eigen veld.",
		"meaning": "How the value reads, sorts and filters. Only for a field of the list's own.",
		"type": "\"text\" | \"number\" | \"date\" | \"instant\" | \"option\" | \"flag\"",
		"required": false,
		"default": "text",
		"example": "option"
	},
	"list#listField.options": {
		"name": "Keuzelijst",
		"help": "Waar de labels van een keuze vandaan komen: pids, municipalities of een eigen keuzelijst van de tenant. Weggelaten: het formulier dat het veld heeft.",
		"meaning": "Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself.",
		"type": "string",
		"required": false,
		"example": "pids"
	},
	"list#listLayout.name": {
		"name": "Woord in het adres",
		"help": "Naam van de weergave in het adres.",
		"meaning": "In the address.",
		"type": "string",
		"required": true,
		"example": "default"
	},
	"list#listLayout.label": {
		"name": "Naam",
		"help": "Naam om de weergave te kiezen.",
		"meaning": "Dutch name, to choose it by.",
		"type": "string",
		"required": false,
		"example": "Standaard"
	},
	"list#listLayout.access": {
		"name": "Recht",
		"help": "Het recht dat iemand nodig heeft. Weggelaten: iedereen die de lijst ziet.",
		"meaning": "Attribute of the access map that somebody needs for it; without one everybody who sees the list has it.",
		"type": "attributeName",
		"required": false,
		"example": "export"
	},
	"list#listLayout.columns": {
		"name": "Kolommen",
		"help": "De kolommen, in hun volgorde.",
		"meaning": "Its columns, in order.",
		"type": "list of listColumn",
		"required": false,
		"example": [
			{
				"field": "reference"
			}
		]
	},
	"list#listLayout.add": {
		"name": "Extra kolommen",
		"help": "Kolommen naast die van de weergave van het product met deze naam.",
		"meaning": "Columns besides those of the product's layout of this name.",
		"type": "list of listColumn",
		"required": false,
		"example": [
			{
				"field": "contractor",
				"after": "step"
			}
		]
	},
	"list#listColumn.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"meaning": "Name of a field: one of the product's for this list, or one under `fields`.",
		"type": "fieldName",
		"required": true,
		"example": "reference"
	},
	"list#listColumn.label": {
		"name": "Kop",
		"help": "In plaats van de naam van het veld.",
		"meaning": "Dutch heading in place of the field's label.",
		"type": "string",
		"required": false,
		"example": "Objectnummer"
	},
	"list#listColumn.width": {
		"name": "Breedte",
		"help": "Op het scherm in pixels, in een export in tekens. Weggelaten: naar de inhoud.",
		"meaning": "On the screen pixels, in a sheet characters. As wide as what is in it when left out.",
		"type": "integer",
		"required": false,
		"example": 120
	},
	"list#listColumn.export": {
		"name": "In de export",
		"help": "Of de kolom ook in de export staat.",
		"meaning": "Whether it is in the exported sheet too.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": false
	},
	"list#listColumn.after": {
		"name": "Na",
		"help": "Het veld van de kolom waar deze achter komt, als zij wordt toegevoegd. Weggelaten: achteraan.",
		"meaning": "Field of the column it follows, where it is added to a layout of the product's; last when left out.",
		"type": "string",
		"required": false,
		"example": "step"
	},
	"list#listFilter.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"meaning": "Name of a field: one of the product's for this list, or one under `fields`.",
		"type": "fieldName",
		"required": true,
		"example": "reference"
	},
	"list#listFilter.label": {
		"name": "Naam",
		"help": "In plaats van de naam van het veld.",
		"meaning": "Dutch name in place of the field's label.",
		"type": "string",
		"required": false,
		"example": "Zoek op referentie of adres"
	},
	"list#listFilter.multiple": {
		"name": "Meer keuzes",
		"help": "Er zijn meer waarden te kiezen; een regel past met een daarvan.",
		"meaning": "More than one value can be chosen; a row holds when it has one of them.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"list#listFilter.more": {
		"name": "Onder Meer filters",
		"help": "Voor wat zelden wordt gevraagd.",
		"meaning": "Stands under 'Meer filters', for what is seldom asked.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"list#listCategory.word": {
		"name": "Woord in het adres",
		"help": "Naam van de tab in het adres.",
		"meaning": "In the address.",
		"type": "string",
		"required": true,
		"example": "open"
	},
	"list#listCategory.label": {
		"name": "Naam",
		"help": "Wat op de tab staat.",
		"meaning": "Dutch label.",
		"type": "string",
		"required": true,
		"example": "Open"
	},
	"list#listCategory.field": {
		"name": "Veld",
		"help": "Een veld van het product voor deze lijst, of een eigen veld onder 'fields'.",
		"meaning": "Name of a field: one of the product's for this list, or one under `fields`.",
		"type": "fieldName",
		"required": false,
		"example": "reference"
	},
	"list#listCategory.values": {
		"name": "Waarden",
		"help": "Bij welke waarden van het veld een regel op de tab staat. Zonder veld staat alles erop.",
		"meaning": "Values of that field that are listed; without a field everything is.",
		"type": "list of string",
		"required": false,
		"example": [
			"2"
		]
	},
	"list#listCategory.layout": {
		"name": "Weergave",
		"help": "De weergave waarin de tab wordt getoond.",
		"meaning": "Layout the tab is shown in.",
		"type": "string",
		"required": false,
		"example": "rejected"
	},
	"list#listCategory.default": {
		"name": "Eerste tab",
		"help": "De tab waarmee de lijst opent.",
		"meaning": "The tab the bare list opens.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"operator#condition.and": {
		"name": "alle van",
		"help": "Waar als alle voorwaarden gelden. Na de eerste die niet geldt wordt niet verder gekeken.",
		"meaning": "All conditions hold. Evaluated in order; stops at the first that does not hold.",
		"type": "list of condition",
		"required": false,
		"example": [
			{
				"filled": "Location.Latitude"
			},
			{
				"filled": "Location.Longitude"
			}
		]
	},
	"operator#condition.or": {
		"name": "een van",
		"help": "Waar als minstens een van de voorwaarden geldt.",
		"meaning": "At least one condition holds.",
		"type": "list of condition",
		"required": false,
		"example": [
			{
				"marked": "skip"
			},
			{
				"cond": "advies-positief"
			}
		]
	},
	"operator#condition.!": {
		"name": "niet",
		"help": "Waar als de voorwaarde niet geldt.",
		"meaning": "The condition does not hold.",
		"type": "condition",
		"required": false,
		"example": {
			"cond": "advies-positief"
		}
	},
	"operator#condition.==": {
		"name": "is",
		"help": "Waar als beide waarden gelijk zijn en van dezelfde soort. Een lege waarde is aan niets gelijk.",
		"meaning": "Both values are the same. Strict: they have the same type, and an empty value equals nothing.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"var": "Advice.Advice"
			},
			"yes"
		]
	},
	"operator#condition.!=": {
		"name": "is niet",
		"help": "Waar als beide waarden gevuld zijn en verschillen.",
		"meaning": "Both values are filled and differ. Strict, as ==.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"var": "Advice.Advice"
			},
			"yes"
		]
	},
	"operator#condition.<": {
		"name": "is minder dan",
		"help": "Waar als het eerste getal of de eerste datum voor de tweede ligt.",
		"meaning": "The first number or date lies before the second.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"var": "TrafficDecision.DefinitiveDate"
			},
			{
				"today": []
			}
		]
	},
	"operator#condition.<=": {
		"name": "is hoogstens",
		"help": "Waar als het eerste getal of de eerste datum voor de tweede ligt of gelijk is.",
		"meaning": "The first number or date lies before the second, or is the same.",
		"type": "list of value",
		"required": false,
		"example": [
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
	},
	"operator#condition.>": {
		"name": "is meer dan",
		"help": "Waar als het eerste getal of de eerste datum na de tweede ligt.",
		"meaning": "The first number or date lies after the second.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"number": "ParkingSpots.NumberOfParkingSpots"
			},
			1
		]
	},
	"operator#condition.>=": {
		"name": "is minstens",
		"help": "Waar als het eerste getal of de eerste datum na de tweede ligt of gelijk is.",
		"meaning": "The first number or date lies after the second, or is the same.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"number": "ParkingSpots.NumberOfParkingSpots"
			},
			1
		]
	},
	"operator#condition.in": {
		"name": "is een van",
		"help": "Waar als de waarde in het rijtje staat, of in de lijst die een veld bevat.",
		"meaning": "The value is one of the literals, or is in the list a field holds.",
		"type": "list",
		"required": false,
		"example": [
			{
				"var": "Advice.Advice"
			},
			[
				"no",
				"alternative-without"
			]
		]
	},
	"operator#condition.filled": {
		"name": "is ingevuld",
		"help": "Waar als het veld iets bevat. Niets, een lege tekst, alleen spaties en een lege lijst tellen als leeg.",
		"meaning": "The field holds something. Absent, null, \"\", white space and [] are empty.",
		"type": "fieldPath",
		"required": false,
		"example": "Advice.Comments"
	},
	"operator#condition.empty": {
		"name": "is leeg",
		"help": "Het tegendeel van 'is ingevuld'.",
		"meaning": "The opposite of filled.",
		"type": "fieldPath",
		"required": false,
		"example": "TrafficDecision.PublicationDate"
	},
	"operator#condition.cond": {
		"name": "voorwaarde met naam",
		"help": "Waar als de voorwaarde met deze naam geldt. Voorwaarden met een naam verwijzen niet naar elkaar.",
		"meaning": "The named condition of the flow holds. Named conditions may not refer to each other.",
		"type": "name",
		"required": false,
		"example": "advies-positief"
	},
	"operator#condition.marked": {
		"name": "heeft merk",
		"help": "Waar als een gevolg dit merk op het proces heeft gezet en geen gevolg het weer heeft weggehaald.",
		"meaning": "An effect has set the mark on this process, and none has taken it away since.",
		"type": "name",
		"required": false,
		"example": "skip"
	},
	"operator#condition.started": {
		"name": "stap is begonnen",
		"help": "Waar als de stap met deze code begonnen is.",
		"meaning": "The step with this code has been started.",
		"type": "stepCode",
		"required": false,
		"example": "3"
	},
	"operator#condition.completed": {
		"name": "stap is afgerond",
		"help": "Waar als de stap met deze code afgerond is.",
		"meaning": "The step with this code has been completed.",
		"type": "stepCode",
		"required": false,
		"example": "3-a"
	},
	"operator#condition.role": {
		"name": "rol is",
		"help": "Waar als wie handelt deze rol heeft.",
		"meaning": "The person who acts holds this role in the tenant.",
		"type": "role",
		"required": false,
		"example": "cpo"
	},
	"operator#condition.some": {
		"name": "minstens één regel",
		"help": "Waar als de voorwaarde voor minstens één regel van de lijst geldt. Verwijderde regels tellen niet mee.",
		"meaning": "The condition holds for at least one item of the list; item reads the item. Removed items (deleted_at) do not count.",
		"type": "list",
		"required": false,
		"example": [
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
	},
	"operator#condition.all": {
		"name": "elke regel",
		"help": "Waar als de voorwaarde voor elke regel van de lijst geldt, ook als de lijst leeg is. Verwijderde regels tellen niet mee.",
		"meaning": "The condition holds for every item of the list; true for an empty list. Removed items (deleted_at) do not count.",
		"type": "list",
		"required": false,
		"example": [
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
	},
	"operator#condition.none": {
		"name": "geen enkele regel",
		"help": "Waar als de voorwaarde voor geen enkele regel van de lijst geldt. Verwijderde regels tellen niet mee.",
		"meaning": "The condition holds for no item of the list; true for an empty list. Removed items (deleted_at) do not count.",
		"type": "list",
		"required": false,
		"example": [
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
	},
	"operator#condition.item-filled": {
		"name": "veld van de regel is ingevuld",
		"help": "Waar als dit veld van de regel iets bevat. Alleen binnen een lijst of keten.",
		"meaning": "A field of the item at hand holds something, inside some, all and none, and in a chain.",
		"type": "string",
		"required": false,
		"example": "ApprovedDate"
	},
	"operator#condition.elsewhere": {
		"name": "ligt in een andere gemeente",
		"help": "Waar als bekend is dat de plaats in een andere gemeente ligt dan die van het proces. Alleen in een waarschuwing.",
		"meaning": "The place is known to lie in another municipality than the process's, more than some 50 m from its border. False without a place, where the code of the process is of no municipality, and while a browser has not been told. Only in a warning.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Location.Latitude",
			"Location.Longitude"
		]
	},
	"operator#condition.type": {
		"name": "procestype is",
		"help": "Waar als het proces van dit type is, een van de procestypen van de tenant.",
		"meaning": "The process is of this type, one of the tenant's process types.",
		"type": "string",
		"required": false,
		"example": "vervanging"
	},
	"operator#computedValue.var": {
		"name": "waarde van",
		"help": "De waarde van een veld van het proces; leeg zolang het niets bevat. Een onderdeel van de flow moet het veld hebben.",
		"meaning": "The value of a field of the process; null while it has none. The field must be declared by a section of the flow.",
		"type": "fieldPath",
		"required": false,
		"example": "Advice.Decision"
	},
	"operator#computedValue.stored": {
		"name": "bewaarde waarde van",
		"help": "De waarde die het veld had voordat nu wordt opgeslagen.",
		"meaning": "The value the field had before this save.",
		"type": "fieldPath",
		"required": false,
		"example": "PlannedRealisation.PlannedDate"
	},
	"operator#computedValue.item": {
		"name": "veld van de regel",
		"help": "Een veld van de regel waar het om gaat. \"\" is de regel zelf.",
		"meaning": "A field of the item at hand, inside some, all and none; \"\" is the item itself.",
		"type": "string",
		"required": false,
		"example": "Identifier"
	},
	"operator#computedValue.today": {
		"name": "vandaag",
		"help": "De kalenderdag van nu in Nederland.",
		"meaning": "The calendar day of now in Europe/Amsterdam.",
		"type": "list",
		"required": false,
		"example": []
	},
	"operator#computedValue.date": {
		"name": "datum",
		"help": "Een vaste kalenderdag.",
		"meaning": "A fixed calendar day.",
		"type": "string",
		"required": false,
		"example": "2026-01-31"
	},
	"operator#computedValue.days-after": {
		"name": "dagen na",
		"help": "De datum zoveel kalenderdagen na een datum.",
		"meaning": "The date so many calendar days after a date.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"var": "TrafficDecision.PublicationDate"
			},
			43
		]
	},
	"operator#computedValue.legal-term-end": {
		"name": "einde van de termijn",
		"help": "De laatste dag van een termijn in kalenderdagen die de dag na een datum begint, volgens de Algemene termijnenwet: niet op zaterdag, zondag of een feestdag.",
		"meaning": "The last day of a term of so many calendar days that begins the day after a date, by Dutch law: moved on when it falls on a Saturday, a Sunday or a public holiday.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"var": "TrafficDecision.PublicationDate"
			},
			42
		]
	},
	"operator#computedValue.days-between": {
		"name": "dagen van … tot …",
		"help": "Het aantal kalenderdagen van de eerste datum tot de tweede. Negatief als de tweede eerder is.",
		"meaning": "The number of calendar days from the first date to the second; negative when the second lies before it.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"today": []
			},
			{
				"var": "TrafficDecision.DefinitiveDate"
			}
		]
	},
	"operator#computedValue.+": {
		"name": "som",
		"help": "De getallen bij elkaar opgeteld.",
		"meaning": "The sum of the numbers.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"number": "Object.ExtraNeedChargePoints"
			},
			1
		]
	},
	"operator#computedValue.-": {
		"name": "verschil",
		"help": "Het eerste getal min het tweede.",
		"meaning": "The first number less the second.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"number": "Object.ExtraNeedChargePoints"
			},
			1
		]
	},
	"operator#computedValue.*": {
		"name": "product",
		"help": "De getallen met elkaar vermenigvuldigd.",
		"meaning": "The product of the numbers.",
		"type": "list of value",
		"required": false,
		"example": [
			{
				"number": "Object.ExtraNeedChargePoints"
			},
			0.04
		]
	},
	"operator#computedValue.ceil": {
		"name": "naar boven afgerond",
		"help": "Het getal, naar boven afgerond op een geheel getal.",
		"meaning": "The number rounded up to a whole number.",
		"type": "value",
		"required": false,
		"example": {
			"*": [
				{
					"number": "Object.ExtraNeedChargePoints"
				},
				0.04
			]
		}
	},
	"operator#computedValue.number": {
		"name": "getal uit",
		"help": "De waarde van een veld als getal. Wat geen getal is telt als 0.",
		"meaning": "The value of a field as a number; what is not a number counts as 0.",
		"type": "fieldPath",
		"required": false,
		"example": "ParkingSpots.NumberOfParkingSpots"
	},
	"operator#computedValue.if": {
		"name": "als … dan … anders …",
		"help": "Het tweede als de voorwaarde geldt, anders het derde.",
		"meaning": "The second when the condition (the first) holds, otherwise the third.",
		"type": "list",
		"required": false,
		"example": [
			{
				"filled": "PlannedRealisation.PlannedDate"
			},
			{
				"var": "PlannedRealisation.PlannedDate"
			},
			null
		]
	},
	"operator#computedValue.count": {
		"name": "aantal regels",
		"help": "Hoeveel regels de lijst heeft, zonder de verwijderde.",
		"meaning": "The number of items in the list, without those that were removed (deleted_at).",
		"type": "fieldPath",
		"required": false,
		"example": "ChargerIds"
	},
	"request-fields#requestFields.externalRef": {
		"name": "Kenmerk van de bron",
		"help": "Het eigen kenmerk van de bron. Onderscheidt de aanvraag van elke andere van de tenant.",
		"meaning": "The source's own reference; tells the request from every other one of the tenant.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"externalRef",
				"ref"
			]
		}
	},
	"request-fields#requestFields.status": {
		"name": "Status",
		"help": "Nummer van de status: 2 open, 3 geaccepteerd, 4 afgewezen, 5 verwijderd.",
		"meaning": "Number of the status: 2 open, 3 accepted, 4 rejected, 5 removed.",
		"type": "statusRule",
		"required": false,
		"example": {
			"from": [
				"status.id",
				"status"
			]
		}
	},
	"request-fields#requestFields.geographyCode": {
		"name": "Gemeente",
		"help": "Code of naam van de gemeente.",
		"meaning": "Code or name of the municipality.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"geographyCode",
				"municipalityCode"
			]
		}
	},
	"request-fields#requestFields.coordinates.lat": {
		"name": "Breedtegraad",
		"help": "De plaats in graden noord.",
		"meaning": "Latitude, degrees.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"coordinates.lat",
				"coordinates.latitude"
			]
		}
	},
	"request-fields#requestFields.coordinates.lng": {
		"name": "Lengtegraad",
		"help": "De plaats in graden oost.",
		"meaning": "Longitude, degrees.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"coordinates.lng",
				"coordinates.lon"
			]
		}
	},
	"request-fields#requestFields.coordinates.nomatch": {
		"name": "Adres niet gevonden",
		"help": "Het adres is opgezocht en er is niets gevonden.",
		"meaning": "The address was looked up, and nothing was found.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"coordinates.nomatch"
			]
		}
	},
	"request-fields#requestFields.submitted_at": {
		"name": "Ingediend op",
		"help": "Wanneer de aanvrager de aanvraag verstuurde.",
		"meaning": "When the applicant sent it.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"submitted_at",
				"submittedAt"
			]
		}
	},
	"request-fields#requestFields.created_at": {
		"name": "Aangemaakt op",
		"help": "Wanneer de bron de aanvraag maakte.",
		"meaning": "When the source made it.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"created_at",
				"createdAt"
			]
		}
	},
	"request-fields#requestFields.processed_at": {
		"name": "Beoordeeld op",
		"help": "Wanneer de aanvraag is beoordeeld.",
		"meaning": "When it was judged.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"processed_at",
				"processedAt"
			]
		}
	},
	"request-fields#requestFields.judgement.id": {
		"name": "Status van het oordeel",
		"help": "Nummer van de status die een oordeel gaf; 2 is geen oordeel. Wordt binnen een oordeel gelezen.",
		"meaning": "Number of the status that a judgement gave; with 2 it is none. Read inside a judgement.",
		"type": "statusRule",
		"required": false,
		"example": {
			"from": [
				"id.id",
				"id"
			]
		}
	},
	"request-fields#requestFields.judgement.reason": {
		"name": "Reden van het oordeel",
		"help": "De waarde of de tekst van de reden. Wordt binnen een oordeel gelezen.",
		"meaning": "Reason of a judgement: its value or its text. Read inside a judgement.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"reason.value",
				"reason"
			]
		}
	},
	"request-fields#requestFields.judgement.remarks": {
		"name": "Opmerking bij het oordeel",
		"help": "De woorden van wie oordeelde. Wordt binnen een oordeel gelezen.",
		"meaning": "Words of the judge. Read inside a judgement.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"remarks",
				"remark"
			]
		}
	},
	"request-fields#requestFields.judgement.processed_at": {
		"name": "Datum van het oordeel",
		"help": "Wanneer het oordeel is gegeven; het laatste telt. Wordt binnen een oordeel gelezen.",
		"meaning": "When a judgement was given; the latest one counts. Read inside a judgement.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"processed_at",
				"processedAt"
			]
		}
	},
	"request-fields#requestFields.address.street": {
		"name": "Straat",
		"help": "Straat van de gevraagde plek.",
		"meaning": "Street of the place that is asked for.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.street"
			]
		}
	},
	"request-fields#requestFields.address.streetNumber": {
		"name": "Huisnummer",
		"help": "Een toevoeging achter het nummer wordt eraf gehaald.",
		"meaning": "House number; a suffix behind it is taken apart.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.streetNumber",
				"address.streetnumber"
			]
		}
	},
	"request-fields#requestFields.address.streetNumberSuffix": {
		"name": "Toevoeging",
		"help": "Toevoeging bij het huisnummer.",
		"meaning": "Suffix of the house number.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.streetNumberSuffix",
				"address.streetsuffix"
			]
		}
	},
	"request-fields#requestFields.address.postalCode": {
		"name": "Postcode",
		"help": "Postcode van de gevraagde plek.",
		"meaning": "Postal code.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.postalCode",
				"address.postalcode"
			]
		}
	},
	"request-fields#requestFields.address.city": {
		"name": "Plaats",
		"help": "Woonplaats van de gevraagde plek.",
		"meaning": "City.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.city",
				"search.city"
			]
		}
	},
	"request-fields#requestFields.address.country": {
		"name": "Land",
		"help": "Land van de gevraagde plek.",
		"meaning": "Country.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"address.country"
			]
		}
	},
	"request-fields#requestFields.address.municipality": {
		"name": "Naam van de gemeente",
		"help": "Ontbreekt zij, dan geldt de naam die bij de code hoort.",
		"meaning": "Name of the municipality; without it, that of the code.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"address.municipality"
			]
		}
	},
	"request-fields#requestFields.contact.name": {
		"name": "Naam",
		"help": "Volledige naam van de aanvrager.",
		"meaning": "Full name.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.name",
				"summary.name"
			]
		}
	},
	"request-fields#requestFields.contact.phone": {
		"name": "Telefoon",
		"help": "Telefoonnummer van de aanvrager.",
		"meaning": "Telephone number.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.phone",
				"contact.telephone"
			]
		}
	},
	"request-fields#requestFields.contact.email": {
		"name": "E-mail",
		"help": "E-mailadres van de aanvrager.",
		"meaning": "E-mail address.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.email"
			]
		}
	},
	"request-fields#requestFields.contact.initials": {
		"name": "Voorletters",
		"help": "Voorletters van de aanvrager.",
		"meaning": "Initials.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.initials"
			]
		}
	},
	"request-fields#requestFields.contact.surname": {
		"name": "Achternaam",
		"help": "Achternaam van de aanvrager.",
		"meaning": "Surname.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.surname"
			]
		}
	},
	"request-fields#requestFields.contact.title": {
		"name": "Aanhef",
		"help": "Hoe de aanvrager wordt aangesproken.",
		"meaning": "Form of address.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.title"
			]
		}
	},
	"request-fields#requestFields.contact.firstname": {
		"name": "Voornaam",
		"help": "Voornaam van de aanvrager.",
		"meaning": "First name.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.firstname",
				"contact.firstName"
			]
		}
	},
	"request-fields#requestFields.contact.street": {
		"name": "Straat van de aanvrager",
		"help": "Waar de aanvrager woont.",
		"meaning": "Street where the applicant lives.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.street"
			]
		}
	},
	"request-fields#requestFields.contact.streetnumber": {
		"name": "Huisnummer van de aanvrager",
		"help": "Het nummer van het huis van de aanvrager.",
		"meaning": "House number of the applicant.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.streetnumber",
				"contact.streetNumber"
			]
		}
	},
	"request-fields#requestFields.contact.streetsuffix": {
		"name": "Toevoeging van de aanvrager",
		"help": "Toevoeging bij dat huisnummer.",
		"meaning": "Suffix of it.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.streetsuffix",
				"contact.streetNumberSuffix"
			]
		}
	},
	"request-fields#requestFields.contact.postalCode": {
		"name": "Postcode van de aanvrager",
		"help": "De postcode van waar de aanvrager woont.",
		"meaning": "Postal code of the applicant.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.postalCode",
				"contact.postalcode"
			]
		}
	},
	"request-fields#requestFields.contact.city": {
		"name": "Plaats van de aanvrager",
		"help": "De woonplaats van de aanvrager.",
		"meaning": "City of the applicant.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.city"
			]
		}
	},
	"request-fields#requestFields.contact.municipality": {
		"name": "Gemeente van de aanvrager",
		"help": "De gemeente waar de aanvrager woont.",
		"meaning": "Municipality of the applicant.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"contact.municipality"
			]
		}
	},
	"request-fields#requestFields.additional.vehicle.brand": {
		"name": "Automerk volgens de aanvraag",
		"help": "Merk van de auto, zoals bij de aanvraag gezegd.",
		"meaning": "Brand of the vehicle, as said with the request.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"additional.vehicle.brand",
				"vehicle.brand"
			]
		}
	},
	"request-fields#requestFields.additional.vehicle.model": {
		"name": "Automodel volgens de aanvraag",
		"help": "Model van de auto, zoals bij de aanvraag gezegd.",
		"meaning": "Model of the vehicle, as said with the request.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"additional.vehicle.model",
				"vehicle.model"
			]
		}
	},
	"request-fields#requestFields.additional.vehicle.purchaseDate": {
		"name": "Aankoopdatum",
		"help": "De dag waarop de auto is of wordt gekocht.",
		"meaning": "Day the vehicle was or will be bought.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"additional.vehicle.purchaseDate",
				"vehicle.purchaseDate"
			]
		}
	},
	"request-fields#requestFields.additional.parkingspot.permit": {
		"name": "Parkeervergunning volgens de aanvraag",
		"help": "De aanvrager heeft een parkeervergunning.",
		"meaning": "Has a parking permit.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.parkingspot.permit",
				"softrequirements.parkingpermit"
			]
		}
	},
	"request-fields#requestFields.additional.parkingspot.reservedspot": {
		"name": "Eigen parkeerplaats volgens de aanvraag",
		"help": "De aanvrager heeft een eigen parkeerplaats.",
		"meaning": "Has a parking space of his or her own.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.parkingspot.reservedspot",
				"softrequirements.parkingspot"
			]
		}
	},
	"request-fields#requestFields.additional.context.chargingtime.night": {
		"name": "Laadt 's nachts",
		"help": "De aanvrager laadt 's nachts.",
		"meaning": "Charges at night.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.context.chargingtime.night"
			]
		}
	},
	"request-fields#requestFields.additional.context.chargingtime.morning": {
		"name": "Laadt 's ochtends",
		"help": "De aanvrager laadt in de ochtend.",
		"meaning": "Charges in the morning.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.context.chargingtime.morning"
			]
		}
	},
	"request-fields#requestFields.additional.context.chargingtime.afternoon": {
		"name": "Laadt 's middags",
		"help": "De aanvrager laadt in de middag.",
		"meaning": "Charges in the afternoon.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.context.chargingtime.afternoon"
			]
		}
	},
	"request-fields#requestFields.additional.context.chargingtime.evening": {
		"name": "Laadt 's avonds",
		"help": "De aanvrager laadt in de avond.",
		"meaning": "Charges in the evening.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"additional.context.chargingtime.evening"
			]
		}
	},
	"request-fields#requestFields.additional.location": {
		"name": "Gewenste plek",
		"help": "De woorden van de aanvrager over waar het laadpunt moet komen.",
		"meaning": "The applicant's words on where the charging point should come.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"additional.location"
			]
		}
	},
	"request-fields#requestFields.additional.dossierID": {
		"name": "Dossiernummer",
		"help": "Nummer van het dossier bij de bron.",
		"meaning": "Number of the dossier at the source.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"additional.dossierID",
				"additional.dossierId"
			]
		}
	},
	"request-fields#requestFields.vehicle.brand": {
		"name": "Automerk",
		"help": "Merk van de auto.",
		"meaning": "Brand of the vehicle.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"vehicle.brand",
				"additional.vehicle.brand"
			]
		}
	},
	"request-fields#requestFields.vehicle.model": {
		"name": "Automodel",
		"help": "Model van de auto.",
		"meaning": "Model of the vehicle.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"vehicle.model",
				"additional.vehicle.model"
			]
		}
	},
	"request-fields#requestFields.vehicle.numberplate": {
		"name": "Kenteken",
		"help": "Kenteken van de auto.",
		"meaning": "Number plate.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"vehicle.numberplate",
				"vehicle.licensePlate"
			]
		}
	},
	"request-fields#requestFields.softrequirements.parkingpermit": {
		"name": "Parkeervergunning",
		"help": "De aanvrager heeft de vergunning die de tenant vraagt.",
		"meaning": "Has the parking permit that the tenant asks for.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"softrequirements.parkingpermit",
				"additional.parkingspot.permit"
			]
		}
	},
	"request-fields#requestFields.softrequirements.parkingspot": {
		"name": "Parkeerplaats",
		"help": "De aanvrager kan alleen op straat parkeren, of juist niet: zoals de bron het bedoelt.",
		"meaning": "Has no parking space but the street, or has one: as the source means it.",
		"type": "flagRule",
		"required": false,
		"example": {
			"from": [
				"softrequirements.parkingspot",
				"additional.parkingspot.reservedspot"
			]
		}
	},
	"request-fields#requestFields.docs.vehicle": {
		"name": "Bestanden over de auto",
		"help": "Bestanden die over de auto gaan.",
		"meaning": "Files about the vehicle.",
		"type": "filesRule",
		"required": false,
		"example": {
			"from": [
				"docs.vehicle",
				"Files.vehicle"
			]
		}
	},
	"request-fields#requestFields.docs.parkingspot": {
		"name": "Bestanden over de parkeerplaats",
		"help": "Bestanden die over de parkeerplaats gaan.",
		"meaning": "Files about the parking space.",
		"type": "filesRule",
		"required": false,
		"example": {
			"from": [
				"docs.parkingspot",
				"Files.parkingspot"
			]
		}
	},
	"request-fields#requestFields.Tags": {
		"name": "Tags",
		"help": "Tags van de aanvraag, op kenmerk of naam.",
		"meaning": "Tags, by uuid or label.",
		"type": "plainRule",
		"required": false,
		"example": {
			"from": [
				"Tags",
				"tags"
			]
		}
	},
	"request-fields#requestFields.raw.remarks": {
		"name": "Opmerkingen",
		"help": "Opmerkingen van de aanvrager.",
		"meaning": "The applicant's remarks.",
		"type": "textRule",
		"required": false,
		"example": {
			"from": [
				"raw.remarks",
				"raw.baseData.remarks"
			]
		}
	},
	"request-fields#requestFields.raw.timeslot": {
		"name": "Laadmoment",
		"help": "Nummer van de uren waarin de aanvrager meestal laadt.",
		"meaning": "Number of the hours in which the applicant mostly charges.",
		"type": "timeslotRule",
		"required": false,
		"example": {
			"from": [
				"raw.timeslot",
				"timeslot"
			]
		}
	},
	"requests.normaliser": {
		"name": "Inlezen",
		"help": "Hoe de aanvragen van de bronnen van deze tenant worden gelezen. Alleen wat anders is dan gewoonlijk.",
		"meaning": "How the requests of this tenant's sources are read. Only what differs from the shared normaliser.",
		"type": "normaliser",
		"required": false,
		"example": {
			"fields": {
				"externalRef": {
					"from": [
						"Kenmerk"
					]
				}
			}
		}
	},
	"requests.information": {
		"name": "Tabellen van een aanvraag",
		"help": "De tabellen op de pagina van een aanvraag, in hun volgorde. Weggelaten: die van het product.",
		"meaning": "Tables on the page of a request, in order. Left out: the product's own, schemas/request-information.json.",
		"type": "list of informationTable",
		"required": false,
		"example": [
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
	"requests#normaliser.fields": {
		"name": "Velden",
		"help": "Per bewaard veld waar een bron het heeft. Gaat voor de gewone regel van het veld; zonder plaatsen wordt het nooit gelezen.",
		"meaning": "Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.",
		"type": "requestFields",
		"required": false,
		"example": {
			"contact.email": {
				"from": [
					"E-mailadres"
				]
			}
		}
	},
	"requests#normaliser.judgements": {
		"name": "Oordelen",
		"help": "Waar oordelen staan: de eerste plaats die er een heeft, of een lijst waarvan het laatste telt. \".\" is de aanvraag zelf.",
		"meaning": "Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. \".\" is the request itself, for a source that has its judgement beside the other fields.",
		"type": "list of sourcePath",
		"required": false,
		"example": [
			"judgement"
		]
	},
	"requests#plainRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#textRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#textRule.values": {
		"name": "Betekenis",
		"help": "Waar een waarde van de bron voor staat. Hoofdletters tellen niet; wat er niet staat blijft zoals het is; null: niet gezegd.",
		"meaning": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
		"type": "string | null by name",
		"required": false,
		"example": {
			"dhr": "de heer",
			"n.v.t.": null
		}
	},
	"requests#flagRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#flagRule.values": {
		"name": "Betekenis",
		"help": "Waar een waarde van de bron voor staat. Hoofdletters tellen niet; null: niet gezegd.",
		"meaning": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
		"type": "boolean | null by name",
		"required": false,
		"example": {
			"aanwezig": true,
			"onbekend": null
		}
	},
	"requests#statusRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#statusRule.values": {
		"name": "Betekenis",
		"help": "Voor welke status een waarde van de bron staat. Hoofdletters tellen niet; null: niet gezegd.",
		"meaning": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
		"type": "2 | 3 | 4 | 5 | null by name",
		"required": false,
		"example": {
			"nieuw": 2,
			"toegekend": 3
		}
	},
	"requests#timeslotRule.from": {
		"name": "Uit",
		"help": "Waar de waarde staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#timeslotRule.values": {
		"name": "Betekenis",
		"help": "Voor welk laadmoment een waarde van de bron staat. Hoofdletters tellen niet; null: niet gezegd.",
		"meaning": "What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.",
		"type": "0 | 1 | 2 | 3 | null by name",
		"required": false,
		"example": {
			"nacht": 0
		}
	},
	"requests#filesRule.from": {
		"name": "Uit",
		"help": "Waar de lijst staat: de eerste plaats die er een heeft. Namen met punten ertussen, of de naam van een kolom.",
		"meaning": "Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.",
		"type": "list of sourcePath",
		"required": true,
		"example": [
			"contact.email",
			"E-mailadres"
		]
	},
	"requests#filesRule.item": {
		"name": "Naam van het kenmerk",
		"help": "Hoe het kenmerk heet in een gegeven van de lijst.",
		"meaning": "Name of the uuid in an object of the list.",
		"type": "string",
		"required": false,
		"default": "uuid",
		"example": "uuid"
	},
	"requests#filesRule.where": {
		"name": "Alleen als",
		"help": "Neemt alleen de gegevens met deze waarde, waar één lijst bestanden van alle soorten bevat.",
		"meaning": "Of the objects of the list only those with this value under this name, where one list holds the files of every category.",
		"type": "object",
		"required": false,
		"example": {
			"name": "category",
			"value": "vehicle"
		}
	},
	"requests#filesRule.where.name": {
		"name": "Naam",
		"help": "Een naam in een gegeven van de lijst.",
		"meaning": "Name in an object of the list.",
		"type": "string",
		"required": true,
		"example": "category"
	},
	"requests#filesRule.where.value": {
		"name": "Waarde",
		"help": "Wat daar moet staan.",
		"meaning": "Its value.",
		"type": "string",
		"required": true,
		"example": "vehicle"
	},
	"requests#informationTable.title": {
		"name": "Kop",
		"help": "De kop van de tabel.",
		"meaning": "Dutch heading.",
		"type": "string",
		"required": true,
		"example": "Aanvrager"
	},
	"requests#informationTable.rows": {
		"name": "Regels",
		"help": "De regels van de tabel, in hun volgorde.",
		"meaning": "Its rows, in order.",
		"type": "list of informationRow",
		"required": true,
		"example": [
			{
				"label": "Naam",
				"field": "contact.name"
			}
		]
	},
	"requests#informationRow.label": {
		"name": "Naam",
		"help": "Wat er vooraan de regel staat.",
		"meaning": "Dutch name of what stands in it.",
		"type": "string",
		"required": true,
		"example": "E-mail"
	},
	"requests#informationRow.field": {
		"name": "Gegeven",
		"help": "Wat de regel van de aanvraag toont.",
		"meaning": "What of the request it shows.",
		"type": "informationField",
		"required": true,
		"example": "contact.email"
	},
	"requests#informationRow.kind": {
		"name": "Soort",
		"help": "Hoe het gegeven wordt geschreven. Een ontbrekend tijdstip of een ontbrekende dag is 'Onbekend'. Ontbreekt zij, dan zoals het gegeven is, en anders als tekst.",
		"meaning": "How it is written: a text, an instant, a day, yes or no, a number, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'. Left out: as the attribute is, and anything else as a text.",
		"type": "\"text\" | \"date\" | \"day\" | \"flag\" | \"number\" | \"timeslot\" | \"hours\" | \"email\" | \"phone\"",
		"required": false,
		"example": "email"
	},
	"scenario.name": {
		"name": "Naam",
		"help": "Wat het scenario laat zien.",
		"meaning": "What the scenario shows, as the title of a test.",
		"type": "string",
		"required": true,
		"example": "Positive advice leads to the traffic decision"
	},
	"scenario.description": {
		"name": "Omschrijving",
		"help": "Voor ontwerpers: waarom het van belang is.",
		"meaning": "Why it matters, for designers.",
		"type": "string",
		"required": false,
		"example": "Step 3 is skipped: no decision is needed with positive advice."
	},
	"scenario.journey": {
		"name": "Ook in de browser",
		"help": "Wordt ook op de echte schermen doorlopen, door de demo-accounts met deze rollen. Elke tenant heeft er minstens één, van de start tot de laatste stap.",
		"meaning": "Walked in a browser too, at the tenant's own screens, by the demo accounts that hold the roles. Every tenant marks at least one scenario: the one from the start to the final step.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"scenario.given": {
		"name": "Uitgangspunt",
		"help": "Het proces voor de eerste handeling. Weggelaten: het eerste procestype, gestart op 5 januari 2026.",
		"meaning": "The process before the first instruction. Leave out: the tenant's first process type, started on 2026-01-05.",
		"type": "object",
		"required": false,
		"example": {
			"type": "op-aanvraag",
			"stakeholders": [
				"municipality|arnhem-0202"
			]
		}
	},
	"scenario.given.type": {
		"name": "Procestype",
		"help": "Van welk type het proces is.",
		"meaning": "Process type.",
		"type": "string",
		"required": false,
		"example": "op-aanvraag"
	},
	"scenario.given.subtype": {
		"name": "Subtype",
		"help": "Welk subtype het proces heeft.",
		"meaning": "Subtype.",
		"type": "string | null",
		"required": false,
		"default": null,
		"example": "regulier"
	},
	"scenario.given.at": {
		"name": "Startdag",
		"help": "De dag waarop het proces start.",
		"meaning": "Day it is started.",
		"type": "string",
		"required": false,
		"default": "2026-01-05",
		"example": "2026-01-05"
	},
	"scenario.given.stakeholders": {
		"name": "Betrokken partijen",
		"help": "De kenmerken van de partijen.",
		"meaning": "Slugs of its stakeholders.",
		"type": "list of stakeholderSlug",
		"required": false,
		"example": [
			"municipality|arnhem-0202",
			"cpo|demo-cpo"
		]
	},
	"scenario.given.location": {
		"name": "Laadlocatie",
		"help": "Een laadlocatie die handelingen kunnen noemen: haar status vooraf en het proces waar zij bij hoort.",
		"meaning": "Charging location the instructions can name: its status before, and the process it belongs to.",
		"type": "object",
		"required": false,
		"example": {
			"uuid": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21",
			"status": "definitive"
		}
	},
	"scenario.given.location.uuid": {
		"name": "Kenmerk",
		"help": "Het kenmerk van de laadlocatie.",
		"meaning": "Uuid of the location.",
		"type": "uuid",
		"required": false,
		"example": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
	},
	"scenario.given.location.status": {
		"name": "Status",
		"help": "De status van de laadlocatie.",
		"meaning": "Status of the location.",
		"type": "\"alert\" | \"rejected\" | \"suggestion\" | \"definitive\" | \"in-progress\" | \"realized\"",
		"required": false,
		"example": "definitive"
	},
	"scenario.given.location.workflowUuid": {
		"name": "Proces",
		"help": "Het proces waaraan zij gekoppeld is.",
		"meaning": "Process it is linked to.",
		"type": "string | null",
		"required": false,
		"example": null
	},
	"scenario.instructions": {
		"name": "Handelingen",
		"help": "Wat er gebeurt, in deze volgorde.",
		"meaning": "What happens, in order.",
		"type": "list of object",
		"required": true,
		"example": [
			{
				"as": "cpo",
				"do": "complete",
				"with": {},
				"expect": {
					"step": "2"
				}
			}
		]
	},
	"scenario.instructions.as": {
		"name": "Als",
		"help": "De rol van wie handelt.",
		"meaning": "Role of the person.",
		"type": "role",
		"required": true,
		"example": "cpo"
	},
	"scenario.instructions.at": {
		"name": "Wanneer",
		"help": "Een dag, of het aantal dagen na de start.",
		"meaning": "When: a day, or the number of days after the start.",
		"type": "string | integer",
		"required": false,
		"example": "2026-01-05"
	},
	"scenario.instructions.do": {
		"name": "Handeling",
		"help": "Wat deze persoon doet.",
		"meaning": "What the person does.",
		"type": "\"start\" | \"save\" | \"complete\" | \"correct\" | \"change\" | \"onhold\" | \"resume\" | \"cancel\" | \"restore\" | \"confirm-vkb\" | \"undo-vkb\" | \"connect-location\" | \"disconnect-location\" | \"change-stakeholder\" | \"set-tags\"",
		"required": true,
		"example": "complete"
	},
	"scenario.instructions.step": {
		"name": "Stap",
		"help": "De stap waar het om gaat. Weggelaten: de huidige stap.",
		"meaning": "Step it concerns. Leave out: the active step.",
		"type": "stepCode",
		"required": false,
		"example": "1"
	},
	"scenario.instructions.with": {
		"name": "Waarden",
		"help": "Wat deze persoon invult, op de plaats van het veld of genest; de andere velden blijven zoals ze zijn. null maakt een veld leeg. Een veld met bestanden krijgt bestandsnamen.",
		"meaning": "Values the person fills in, by the path of their field or nested; the other fields of the step stay as they are. null empties a field. A field of files is filled with names of files, each of which is uploaded first.",
		"type": "object",
		"required": false,
		"example": {
			"Advice.Advice": "yes"
		}
	},
	"scenario.instructions.target": {
		"name": "Verwachte stap",
		"help": "De stap waar deze persoon denkt te komen. Weggelaten: de stap waar de flow heen leidt.",
		"meaning": "Step the person expects to come to. Leave out: the one the flow leads to.",
		"type": "stepCode",
		"required": false,
		"example": "4"
	},
	"scenario.instructions.category": {
		"name": "Welke",
		"help": "Welke locatie wordt gekoppeld of ontkoppeld, of welke partij verandert.",
		"meaning": "Which location is connected or disconnected, or which stakeholder changes.",
		"type": "\"selected\" | \"alternative\" | \"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": false,
		"example": "selected"
	},
	"scenario.instructions.location": {
		"name": "Laadlocatie",
		"help": "De laadlocatie die wordt gekoppeld of ontkoppeld.",
		"meaning": "Charging location that is connected or disconnected.",
		"type": "uuid",
		"required": false,
		"example": "0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"
	},
	"scenario.instructions.stakeholder": {
		"name": "Partij",
		"help": "De partij die wordt gekozen.",
		"meaning": "Stakeholder that is chosen.",
		"type": "stakeholderSlug",
		"required": false,
		"example": "contractor|aannemer-oost"
	},
	"scenario.instructions.tags": {
		"name": "Tags",
		"help": "De kenmerken van de tags die het proces krijgt.",
		"meaning": "Uuids of the tags that are set.",
		"type": "list of uuid",
		"required": false,
		"example": []
	},
	"scenario.instructions.reason": {
		"name": "Reden",
		"help": "Een reden uit de lijst van de tenant.",
		"meaning": "Reason out of the tenant's list.",
		"type": "string",
		"required": false,
		"example": "other"
	},
	"scenario.instructions.comment": {
		"name": "Toelichting",
		"help": "Toelichting bij de reden.",
		"meaning": "Comment on the reason.",
		"type": "string",
		"required": false,
		"example": "Wacht op de netbeheerder"
	},
	"scenario.instructions.expect": {
		"name": "Verwacht",
		"help": "Wat daarna zo moet zijn. Weggelaten: het wordt niet geweigerd.",
		"meaning": "What must be so afterwards. Leave out: it is not refused.",
		"type": "expectation",
		"required": false,
		"example": {
			"step": "2"
		}
	},
	"scenario#expectation.step": {
		"name": "Huidige stap",
		"help": "De code van de huidige stap; null als er geen is.",
		"meaning": "Code of the active step; null when there is none.",
		"type": "stepCode | null",
		"required": false,
		"example": "2"
	},
	"scenario#expectation.label": {
		"name": "Naam in lijsten",
		"help": "Hoe lijsten de stand van het proces noemen.",
		"meaning": "Dutch label of the process in lists.",
		"type": "string",
		"required": false,
		"example": "Gemeente beoordeling"
	},
	"scenario#expectation.status": {
		"name": "Status",
		"help": "De status van het proces.",
		"meaning": "Status of the process.",
		"type": "\"active\" | \"onhold\" | \"cancelled\" | \"completed\"",
		"required": false,
		"example": "active"
	},
	"scenario#expectation.values": {
		"name": "Waarden",
		"help": "Per veld de waarde; null betekent dat het veld leeg is.",
		"meaning": "Values by the path of their field; null means the field is empty.",
		"type": "object",
		"required": false,
		"example": {
			"Advice.Advice": "yes"
		}
	},
	"scenario#expectation.vkb": {
		"name": "Onherroepelijk",
		"help": "Het verkeersbesluit is onherroepelijk.",
		"meaning": "The traffic decision is irrevocable.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"scenario#expectation.steps": {
		"name": "Stand van de stappen",
		"help": "Per stapcode hoe de stap ervoor staat. 'hidden' is een deelstap die er niet is.",
		"meaning": "State of steps by their code; hidden for a sub-step that is not available.",
		"type": "\"not-started\" | \"open\" | \"completed\" | \"skipped\" | \"hidden\" by name",
		"required": false,
		"example": {
			"1": "completed",
			"3": "skipped"
		}
	},
	"scenario#expectation.marks": {
		"name": "Merken",
		"help": "Alle merken van het proces.",
		"meaning": "Marks the process has, all of them.",
		"type": "list of name",
		"required": false,
		"example": [
			"skip"
		]
	},
	"scenario#expectation.iteration": {
		"name": "Ronden",
		"help": "Hoe vaak het proces is teruggezet.",
		"meaning": "Times the process was reset.",
		"type": "integer",
		"required": false,
		"example": 1
	},
	"scenario#expectation.locations": {
		"name": "Gekoppelde laadlocaties",
		"help": "De kenmerken van de gekoppelde laadlocaties.",
		"meaning": "Uuids of the connected charging locations.",
		"type": "object",
		"required": false,
		"example": {
			"selected": null
		}
	},
	"scenario#expectation.locations.selected": {
		"name": "Van het voorstel",
		"help": "De laadlocatie van het voorstel.",
		"meaning": "Of the proposal.",
		"type": "string | null",
		"required": false,
		"example": null
	},
	"scenario#expectation.locations.alternative": {
		"name": "Van het advies",
		"help": "De laadlocatie van het advies.",
		"meaning": "Of the advice.",
		"type": "string | null",
		"required": false,
		"example": null
	},
	"scenario#expectation.reason": {
		"name": "Reden",
		"help": "De reden waarmee het proces is geannuleerd of on hold gezet.",
		"meaning": "Reason the process was cancelled or put on hold with.",
		"type": "string",
		"required": false,
		"example": "other"
	},
	"scenario#expectation.events": {
		"name": "Gebeurtenissen",
		"help": "De soorten gebeurtenissen die erbij komen, in hun volgorde.",
		"meaning": "Types of the events this instruction adds, in order.",
		"type": "list of string",
		"required": false,
		"example": [
			"step-save",
			"step-end",
			"step-start"
		]
	},
	"scenario#expectation.effects": {
		"name": "Gevolgen voor laadlocaties",
		"help": "De soorten gevolgen, in hun volgorde.",
		"meaning": "Kinds of the effects on charging locations, in order.",
		"type": "list of string",
		"required": false,
		"example": [
			"connect-location"
		]
	},
	"scenario#expectation.refused": {
		"name": "Geweigerd",
		"help": "De handeling wordt geweigerd en er verandert niets.",
		"meaning": "The instruction is refused and nothing changes.",
		"type": "object",
		"required": false,
		"example": {
			"code": "incomplete",
			"message": "Selecteer eerst een locatie.",
			"path": "Location.Latitude"
		}
	},
	"scenario#expectation.refused.code": {
		"name": "Code",
		"help": "De code van de weigering.",
		"meaning": "Code of the refusal.",
		"type": "string",
		"required": true,
		"example": "incomplete"
	},
	"scenario#expectation.refused.message": {
		"name": "Melding",
		"help": "De tekst van de weigering.",
		"meaning": "Dutch message.",
		"type": "string",
		"required": false,
		"example": "Selecteer eerst een locatie."
	},
	"scenario#expectation.refused.path": {
		"name": "Veld",
		"help": "Het veld waar het om gaat; \"\" is het hele formulier.",
		"meaning": "Field it concerns; \"\" is the whole form.",
		"type": "string",
		"required": false,
		"example": "Location.Latitude"
	},
	"section.id": {
		"name": "Naam in de stap",
		"help": "Eén keer binnen de stap.",
		"meaning": "Unique within the step.",
		"type": "sectionId",
		"required": true,
		"example": "advice"
	},
	"section.title": {
		"name": "Kop",
		"help": "De kop van het onderdeel.",
		"meaning": "Dutch heading of the part.",
		"type": "string",
		"required": false,
		"example": "Gemeente beoordeling"
	},
	"section.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"meaning": "Dutch text under the heading.",
		"type": "string",
		"required": false,
		"example": "Beoordeel het voorstel van de CPO."
	},
	"section.schema": {
		"name": "Formulier",
		"help": "De groepen en velden. Opslaan mag met lege velden; afronden vraagt wat verplicht is.",
		"meaning": "Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.",
		"type": "form",
		"required": true,
		"example": {
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
	},
	"section.ui": {
		"name": "Weergave",
		"help": "Hoe het formulier eruitziet, genest zoals het formulier. Namen met ui: horen bij het veld op die plaats.",
		"meaning": "How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.",
		"type": "ui",
		"required": false,
		"example": {
			"Advice": {
				"Comments": {
					"ui:widget": "textarea"
				}
			}
		}
	},
	"section.when": {
		"name": "Tonen als",
		"help": "Het onderdeel is te zien en telt mee zolang dit geldt. Weggelaten: altijd.",
		"meaning": "The section is shown, and its fields belong to the step, only while this holds. Leave out: always.",
		"type": "condition",
		"required": false,
		"example": {
			"==": [
				{
					"var": "Advice.Advice"
				},
				"alternative"
			]
		}
	},
	"section.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de velden gebeurt als het onderdeel bij het opslaan niet te zien is.",
		"meaning": "What becomes of the section's fields when it is not shown at a save.",
		"type": "onHide",
		"required": false,
		"default": "keep",
		"example": "clear"
	},
	"section.roles": {
		"name": "Zichtbaar voor",
		"help": "Rollen die het onderdeel zien. Weggelaten: iedereen die de stap ziet.",
		"meaning": "Roles that see the section at all. Leave out: everybody who sees the step.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"section.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, maar in deze stap niet in te vullen.",
		"meaning": "Shown, never written by this step.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section.fields": {
		"name": "Voorwaarden van velden",
		"help": "Per veld wanneer het te zien en in te vullen is.",
		"meaning": "Conditions per field, by path.",
		"type": "fieldRule by name",
		"required": false,
		"example": {
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
	},
	"section.derived": {
		"name": "Afgeleide waarden",
		"help": "Waarden die het systeem invult, in deze volgorde.",
		"meaning": "Values the system fills in, in this order.",
		"type": "list of derivation",
		"required": false,
		"example": [
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
	},
	"section.complete": {
		"name": "Regels bij afronden",
		"help": "Wat bij afronden en corrigeren moet kloppen.",
		"meaning": "Rules that completing (and correcting) the step must satisfy.",
		"type": "list of stepRule",
		"required": false,
		"example": [
			{
				"unless": {
					"filled": "Advice.Decision"
				},
				"field": "Advice.Decision",
				"message": "Het proces kan niet verder zonder beoordeling."
			}
		]
	},
	"section.save": {
		"name": "Regels bij opslaan",
		"help": "Wat bij elk opslaan moet kloppen.",
		"meaning": "Rules for every save, complete or not.",
		"type": "list of stepRule",
		"required": false,
		"example": [
			{
				"unless": {
					"filled": "PlannedRealisation.PlannedDate"
				},
				"field": "PlannedRealisation.PlannedDate",
				"message": "Het proces kan niet verder zonder een realisatiedatum."
			}
		]
	},
	"section.warn": {
		"name": "Waarschuwingen",
		"help": "Wat onwaarschijnlijk is: staat bij het veld, houdt niemand tegen en wordt met het opslaan bewaard.",
		"meaning": "What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.",
		"type": "list of warning",
		"required": false,
		"example": [
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
	},
	"section.chains": {
		"name": "Ketens",
		"help": "Lijsten waarvan de regels uit een lijst van een eerdere stap komen. Een regel en die waar zij uit komt hebben hetzelfde kenmerk.",
		"meaning": "Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.",
		"type": "chain by name",
		"required": false,
		"example": {
			"Approvals": {
				"from": "Quotations",
				"read": [
					"PartyName"
				]
			}
		}
	},
	"section.unique": {
		"name": "Unieke velden",
		"help": "Velden waarvan geen ander proces van de tenant dezelfde waarde mag hebben.",
		"meaning": "Fields whose value no other process of the tenant may have.",
		"type": "list of uniqueField",
		"required": false,
		"example": [
			{
				"field": "Object.BuildingCode",
				"within": "Application.PidUuid",
				"message": "Dit nummer is reeds in gebruik binnen deze PID."
			}
		]
	},
	"section.steering": {
		"name": "Sturende velden",
		"help": "Velden die een correctie niet mag veranderen hoewel geen voorwaarde ze leest. De andere sturende velden vindt het product zelf.",
		"meaning": "Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.",
		"type": "list of fieldPath",
		"required": false,
		"example": [
			"Location.chargingpointUuid"
		]
	},
	"section#fieldRule.when": {
		"name": "Tonen als",
		"help": "Het veld is te zien en telt mee zolang dit geldt.",
		"meaning": "Shown, and part of the step, only while this holds.",
		"type": "condition",
		"required": false,
		"example": {
			"==": [
				{
					"var": "Advice.Advice"
				},
				"no"
			]
		}
	},
	"section#fieldRule.onHide": {
		"name": "Bij verbergen",
		"help": "Wat er met de waarde gebeurt als het veld bij het opslaan niet te zien is.",
		"meaning": "What becomes of the value when the field is not shown at a save.",
		"type": "onHide",
		"required": false,
		"default": "keep",
		"example": "clear"
	},
	"section#fieldRule.enabledWhen": {
		"name": "In te vullen als",
		"help": "Het veld is in te vullen zolang dit geldt. Te zien is het altijd.",
		"meaning": "May be filled in only while this holds; shown all the same.",
		"type": "condition",
		"required": false,
		"example": {
			"empty": "Location.chargingpointUuid"
		}
	},
	"section#fieldRule.readOnly": {
		"name": "Alleen lezen",
		"help": "Te zien, nooit in te vullen.",
		"meaning": "Shown, never written.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#fieldRule.editRoles": {
		"name": "Te wijzigen door",
		"help": "Rollen die het veld mogen invullen. Weggelaten: wie de stap invult.",
		"meaning": "Roles that may change the field. Leave out: the step's editors.",
		"type": "roles",
		"required": false,
		"example": [
			"admin"
		]
	},
	"section#derivation.field": {
		"name": "Veld",
		"help": "Het veld dat wordt ingevuld.",
		"meaning": "Field that is filled in.",
		"type": "fieldPath",
		"required": true,
		"example": "TrafficDecision.DefinitiveDate"
	},
	"section#derivation.value": {
		"name": "Waarde",
		"help": "Wat er wordt ingevuld; null maakt het veld leeg.",
		"meaning": "What it is filled with; null empties it.",
		"type": "value",
		"required": true,
		"example": {
			"days-after": [
				{
					"var": "TrafficDecision.PublicationDate"
				},
				43
			]
		}
	},
	"section#derivation.on": {
		"name": "Bij wijziging van",
		"help": "Alleen invullen als dit veld verandert; leeg gemaakt neemt het mee wat er uit volgde.",
		"meaning": "Fill in only when this field changes; emptied, it takes along what followed from it, unless a person wrote something else.",
		"type": "fieldPath",
		"required": false,
		"example": "TrafficDecision.PublicationDate"
	},
	"section#derivation.proposal": {
		"name": "Als voorstel",
		"help": "Volgt het andere veld tot iemand zelf iets invult; leeg gemaakt volgt het weer.",
		"meaning": "With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#derivation.when": {
		"name": "Alleen als",
		"help": "Alleen invullen zolang dit geldt.",
		"meaning": "Fill in only while this holds.",
		"type": "condition",
		"required": false,
		"example": {
			"filled": "TrafficDecision.PublicationDate"
		}
	},
	"section#chain.from": {
		"name": "Uit",
		"help": "De lijst waar de regels uit komen.",
		"meaning": "List the items come out of.",
		"type": "fieldPath",
		"required": true,
		"example": "Quotations"
	},
	"section#chain.when": {
		"name": "Alleen als",
		"help": "Alleen regels van die lijst waarvoor dit geldt.",
		"meaning": "Only items of that list for which this holds; item reads such an item.",
		"type": "condition",
		"required": false,
		"example": {
			"item-filled": "ApprovedDate"
		}
	},
	"section#chain.read": {
		"name": "Meelezen",
		"help": "Velden van de regel die daar worden gelezen en hier nooit ingevuld. Een correctie daar is hier te zien.",
		"meaning": "Fields of the item that are read there and never written here: a correction there shows here.",
		"type": "itemFields",
		"required": false,
		"example": [
			"PartyName"
		]
	},
	"section#chain.prefill": {
		"name": "Overnemen",
		"help": "Velden die worden overgenomen als de regel verschijnt, en daarna vrij zijn.",
		"meaning": "Fields that are copied from there when the item first appears, and are then free.",
		"type": "itemFields",
		"required": false,
		"example": [
			"WorkDescription"
		]
	},
	"section#chain.add": {
		"name": "Zelf toevoegen",
		"help": "Er mogen eigen regels bij.",
		"meaning": "People may add items of their own.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#chain.once": {
		"name": "Eenmalig",
		"help": "De regels verschijnen als de stap begint en zijn daarna vrij.",
		"meaning": "The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#uniqueField.field": {
		"name": "Veld",
		"help": "Het veld dat uniek is.",
		"meaning": "The field.",
		"type": "fieldPath",
		"required": true,
		"example": "Object.BuildingCode"
	},
	"section#uniqueField.within": {
		"name": "Binnen",
		"help": "Alleen processen met hier dezelfde waarde tellen. Weggelaten: alle van de tenant.",
		"meaning": "Only processes with the same value here count. Leave out: all of the tenant's.",
		"type": "fieldPath",
		"required": false,
		"example": "Application.PidUuid"
	},
	"section#uniqueField.message": {
		"name": "Melding",
		"help": "Wat er bij het veld komt te staan.",
		"meaning": "Dutch text for the person.",
		"type": "string",
		"required": true,
		"example": "Dit nummer is reeds in gebruik binnen deze PID."
	},
	"section#stepRule.unless": {
		"name": "Moet gelden",
		"help": "De regel is overtreden als dit niet geldt.",
		"meaning": "The rule is broken when this does not hold.",
		"type": "condition",
		"required": true,
		"example": {
			"filled": "GridConnection.RequestDate"
		}
	},
	"section#stepRule.field": {
		"name": "Veld",
		"help": "Waar de melding staat. Weggelaten: boven het formulier.",
		"meaning": "Where the message is shown. Leave out: above the form.",
		"type": "fieldPath",
		"required": false,
		"example": "GridConnection.RequestDate"
	},
	"section#stepRule.message": {
		"name": "Melding",
		"help": "Wat er komt te staan als de regel is overtreden.",
		"meaning": "Dutch text for the person.",
		"type": "string",
		"required": true,
		"example": "Het proces kan niet verder zonder deze datum in te voeren."
	},
	"section#stepRule.correction": {
		"name": "Ook bij corrigeren",
		"help": "De regel geldt ook voor een correctie.",
		"meaning": "Also demanded of a correction.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": false
	},
	"section#stepRule.warnAtSave": {
		"name": "Waarschuwt bij opslaan",
		"help": "Opslaan zonder afronden gaat door en geeft de melding als waarschuwing.",
		"meaning": "Of a rule that completing demands: a save that does not complete goes through, and says this as a warning.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#warning.unless": {
		"name": "Moet gelden",
		"help": "Onwaarschijnlijk als dit niet geldt. Schrijf ook op wat geldt zolang een veld leeg is.",
		"meaning": "It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing.",
		"type": "condition",
		"required": true,
		"example": {
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
	},
	"section#warning.field": {
		"name": "Veld",
		"help": "Waar de melding staat.",
		"meaning": "Where the message is shown.",
		"type": "fieldPath",
		"required": true,
		"example": "Permit.Date"
	},
	"section#warning.message": {
		"name": "Melding",
		"help": "Wat er bij het veld komt te staan.",
		"meaning": "Dutch text for the person.",
		"type": "string",
		"required": true,
		"example": "Deze datum ligt ver in het verleden. Klopt het jaar?"
	},
	"section#form.type": {
		"name": "Soort",
		"help": "Altijd 'object'.",
		"meaning": "Always object.",
		"type": "\"object\"",
		"required": true,
		"example": "object"
	},
	"section#form.title": {
		"name": "Kop",
		"help": "De kop van de groep.",
		"meaning": "Dutch heading of the group.",
		"type": "string",
		"required": false,
		"example": "Advies"
	},
	"section#form.description": {
		"name": "Toelichting",
		"help": "Tekst onder de kop.",
		"meaning": "Dutch hint under the heading.",
		"type": "string",
		"required": false,
		"example": "Vul het advies in."
	},
	"section#form.properties": {
		"name": "Velden",
		"help": "Groepen en velden, op naam.",
		"meaning": "Groups and fields by name.",
		"type": "field by name",
		"required": true,
		"example": {
			"Comments": {
				"type": "string",
				"title": "Toelichting",
				"format": "unicode-multiline",
				"maxLength": 4000
			}
		}
	},
	"section#form.required": {
		"name": "Verplicht",
		"help": "Velden die bij afronden ingevuld moeten zijn; opslaan mag zonder.",
		"meaning": "Names that completing demands; saving does not.",
		"type": "list of string",
		"required": false,
		"example": [
			"Decision"
		]
	},
	"section#singleField.type": {
		"name": "Soort",
		"help": "Wat het veld bevat. Samen met null als een leeggelaten waarde ook goed is.",
		"meaning": "Type of the value; together with null when null is to be accepted (an item that was left empty).",
		"type": "list | valueType",
		"required": true,
		"example": "string"
	},
	"section#singleField.title": {
		"name": "Label",
		"help": "De naam boven het veld.",
		"meaning": "Dutch label.",
		"type": "string",
		"required": false,
		"example": "Toelichting"
	},
	"section#singleField.description": {
		"name": "Toelichting",
		"help": "Een korte aanwijzing bij het veld.",
		"meaning": "Dutch hint.",
		"type": "string",
		"required": false,
		"example": "6 weken na publicatie"
	},
	"section#singleField.default": {
		"name": "Beginwaarde",
		"help": "De waarde waarmee een nieuw proces of een nieuwe regel begint.",
		"meaning": "Value a new process starts with, or a new item.",
		"type": "string | number | boolean | array",
		"required": false,
		"example": "station"
	},
	"section#singleField.format": {
		"name": "Vorm",
		"help": "Wat een tekst mag bevatten.",
		"meaning": "What a text may hold.",
		"type": "format",
		"required": false,
		"example": "unicode"
	},
	"section#singleField.minLength": {
		"name": "Minste tekens",
		"help": "Zoveel tekens vraagt afronden op zijn minst.",
		"meaning": "Least number of characters, demanded when completing.",
		"type": "integer",
		"required": false,
		"example": 1
	},
	"section#singleField.maxLength": {
		"name": "Meeste tekens",
		"help": "Meer tekens passen er niet in.",
		"meaning": "Largest number of characters.",
		"type": "integer",
		"required": false,
		"example": 4000
	},
	"section#singleField.minimum": {
		"name": "Kleinste getal",
		"help": "Een kleiner getal wordt geweigerd.",
		"meaning": "Smallest number.",
		"type": "number",
		"required": false,
		"example": 0
	},
	"section#singleField.maximum": {
		"name": "Grootste getal",
		"help": "Een groter getal wordt geweigerd.",
		"meaning": "Largest number.",
		"type": "number",
		"required": false,
		"example": 90
	},
	"section#singleField.multipleOf": {
		"name": "Stapgrootte",
		"help": "Het getal is een veelvoud hiervan.",
		"meaning": "Step of the number.",
		"type": "number",
		"required": false,
		"example": 0.01
	},
	"section#singleField.oneOf": {
		"name": "Keuzes",
		"help": "De keuzes, in de volgorde waarin ze te zien zijn.",
		"meaning": "Options, in the order shown.",
		"type": "list of option",
		"required": false,
		"example": [
			{
				"const": "yes",
				"title": "Positief"
			},
			{
				"const": "no",
				"title": "Negatief"
			}
		]
	},
	"section#singleField.items": {
		"name": "Regel",
		"help": "Wat elke regel van de lijst is.",
		"meaning": "What each item of a list is.",
		"type": "field",
		"required": false,
		"example": {
			"type": "string",
			"format": "identifier",
			"maxLength": 40
		}
	},
	"section#singleField.minItems": {
		"name": "Minste regels",
		"help": "Zoveel regels vraagt afronden op zijn minst.",
		"meaning": "Least number of items, demanded when completing.",
		"type": "integer",
		"required": false,
		"example": 1
	},
	"section#singleField.maxItems": {
		"name": "Meeste regels",
		"help": "Meer regels passen er niet in.",
		"meaning": "Largest number of items.",
		"type": "integer",
		"required": false,
		"example": 50
	},
	"section#singleField.uniqueItems": {
		"name": "Geen dubbele",
		"help": "Twee regels zijn nooit gelijk.",
		"meaning": "No two items are equal.",
		"type": "boolean",
		"required": false,
		"example": true
	},
	"section#singleField.x-message": {
		"name": "Melding",
		"help": "De melding van het veld, wat er ook mis is; in plaats van de gewone.",
		"meaning": "Dutch message of the field, whatever is wrong with it; instead of the general ones.",
		"type": "string",
		"required": false,
		"example": "Vul een korte omschrijving van de overige voorbereidingen in."
	},
	"section#singleField.x-messages": {
		"name": "Meldingen per fout",
		"help": "De melding per soort fout; gaat voor de melding van het veld.",
		"meaning": "Dutch message per keyword that the value breaks; comes before x-message.",
		"type": "string by name",
		"required": false,
		"example": {
			"maxLength": "De toelichting mag maximaal 300 karakters lang zijn"
		}
	},
	"section#option.const": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"meaning": "Stored value.",
		"type": "string | number | boolean",
		"required": true,
		"example": "yes"
	},
	"section#option.title": {
		"name": "Label",
		"help": "Wat te lezen is. Alleen leeg bij de keuze voor niets, waarvan de waarde ook leeg is.",
		"meaning": "Dutch label; empty only for the choice of nothing, whose value is empty too.",
		"type": "string",
		"required": true,
		"example": "Positief"
	},
	"section#option.x-inactive": {
		"name": "Niet meer aangeboden",
		"help": "Blijft geldig waar het gekozen is, met '(inactief)' erachter.",
		"meaning": "No longer offered; stays valid where it was chosen, shown with ' (inactief)'.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"section#ui.ui:widget": {
		"name": "Getoond als",
		"help": "Waarmee het veld of onderdeel wordt getekend.",
		"meaning": "What draws the field or section.",
		"type": "widget",
		"required": false,
		"example": "textarea"
	},
	"section#ui.ui:options": {
		"name": "Instellingen",
		"help": "Instellingen van hoe het wordt getoond.",
		"meaning": "Settings of the widget.",
		"type": "uiOptions",
		"required": false,
		"example": {
			"span": 6
		}
	},
	"section#ui.ui:order": {
		"name": "Volgorde",
		"help": "De volgorde van de velden; * staat voor de andere.",
		"meaning": "Order of the fields; * stands for the others.",
		"type": "list of string",
		"required": false,
		"example": [
			"Advice",
			"*"
		]
	},
	"section#ui.ui:placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Verdwijnt zodra er iets is ingevuld.",
		"meaning": "Dutch text in the empty field.",
		"type": "string",
		"required": false,
		"example": "Kies een gemeente"
	},
	"section#ui.ui:help": {
		"name": "Hulptekst",
		"help": "Staat onder het veld.",
		"meaning": "Dutch help text under the field.",
		"type": "string",
		"required": false,
		"example": "6 weken na publicatie"
	},
	"section#ui.ui:title": {
		"name": "Ander label",
		"help": "In plaats van het label van het formulier.",
		"meaning": "Dutch label instead of the schema's title.",
		"type": "string",
		"required": false,
		"example": "Toelichting"
	},
	"section#ui.ui:description": {
		"name": "Andere toelichting",
		"help": "In plaats van de toelichting van het formulier.",
		"meaning": "Dutch hint instead of the schema's description.",
		"type": "string",
		"required": false,
		"example": "Kort en bondig"
	},
	"start-document.title": {
		"name": "Titel",
		"help": "De titel op de eerste bladzijde.",
		"meaning": "Dutch title on the first page.",
		"type": "string",
		"required": false,
		"default": "Startdocument",
		"example": "Startdocument laadlocatie"
	},
	"start-document.sections": {
		"name": "Delen",
		"help": "De delen van het document, in hun volgorde.",
		"meaning": "Its sections, in order.",
		"type": "list of documentSection",
		"required": true,
		"example": [
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
	},
	"start-document#documentSection.title": {
		"name": "Kop",
		"help": "De kop van het deel.",
		"meaning": "Dutch heading.",
		"type": "string",
		"required": true,
		"example": "Laadsituatie"
	},
	"start-document#documentSection.rows": {
		"name": "Regels",
		"help": "De regels van de tabel, in hun volgorde.",
		"meaning": "Rows of its table, in order.",
		"type": "list of documentRow",
		"required": false,
		"example": [
			{
				"fact": "case-reference"
			},
			{
				"field": "Location.Remarks"
			}
		]
	},
	"start-document#documentSection.map": {
		"name": "Kaart",
		"help": "Een kaart van de voorgestelde locatie onder de tabel.",
		"meaning": "A map of the proposed location under the table.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"start-document#documentSection.pictures": {
		"name": "Foto's",
		"help": "De soort bestanden waarvan de foto's te zien zijn. Hoofdletters tellen niet.",
		"meaning": "Category of the files whose pictures are shown. Upper and lower case are alike.",
		"type": "string",
		"required": false,
		"example": "TopView"
	},
	"start-document#factRow.fact": {
		"name": "Gegeven",
		"help": "Welk gegeven van het proces er staat.",
		"meaning": "What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made.",
		"type": "\"case-reference\" | \"reference\" | \"process-type\" | \"step\" | \"requests\" | \"address\" | \"coordinates\" | \"started-on\" | \"made-on\"",
		"required": true,
		"example": "case-reference"
	},
	"start-document#factRow.label": {
		"name": "Label",
		"help": "In plaats van het eigen label.",
		"meaning": "Dutch label in place of its own.",
		"type": "string",
		"required": false,
		"example": "Dossiernummer"
	},
	"start-document#fieldRow.field": {
		"name": "Veld",
		"help": "Een veld van de flow. Label en schrijfwijze zijn die van het formulier.",
		"meaning": "Path of a field of the flow. Its label and its way of being written are those of the form.",
		"type": "fieldPath",
		"required": true,
		"example": "Location.Remarks"
	},
	"start-document#fieldRow.label": {
		"name": "Label",
		"help": "In plaats van het eigen label.",
		"meaning": "Dutch label in place of its own.",
		"type": "string",
		"required": false,
		"example": "Dossiernummer"
	},
	"start-document#groupRow.group": {
		"name": "Groep",
		"help": "Een groep van de flow: een regel voor elk veld dat te zien is.",
		"meaning": "Path of a group of the flow: a row for every field in it that people see.",
		"type": "fieldPath",
		"required": true,
		"example": "ParkingSpots"
	},
	"start-document#partiesRow.parties": {
		"name": "Soorten partijen",
		"help": "De partijen van deze soorten bij naam, elk met het label van haar veld.",
		"meaning": "Stakeholders of these categories by name, each with the label of its field.",
		"type": "list of \"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": true,
		"example": [
			"municipality",
			"cpo"
		]
	},
	"tenant.slug": {
		"name": "Naam in het adres",
		"help": "Waarmee adressen de tenant noemen. Gelijk aan de naam van zijn map.",
		"meaning": "Name of the tenant in addresses; also the name of its folder.",
		"type": "slug",
		"required": true,
		"example": "utopia"
	},
	"tenant.name": {
		"name": "Interne naam",
		"help": "Waarmee bewaarde gegevens de tenant noemen. Gelijk aan de naam in het adres.",
		"meaning": "Name of the tenant; the same as the slug where records and tokens carry it.",
		"type": "string",
		"required": true,
		"example": "utopia"
	},
	"tenant.label": {
		"name": "Naam",
		"help": "Hoe de tenant heet. Weggelaten: het acroniem.",
		"meaning": "Name people read. Leave out: the acronym.",
		"type": "string",
		"required": false,
		"example": "Gemeente Utopia"
	},
	"tenant.acronym": {
		"name": "Acroniem",
		"help": "De korte naam.",
		"meaning": "Short name.",
		"type": "string",
		"required": true,
		"example": "UTO"
	},
	"tenant.export": {
		"name": "Exporteren",
		"help": "Hoe lijsten als spreadsheet worden geëxporteerd.",
		"meaning": "How lists are exported as a spreadsheet.",
		"type": "object",
		"required": false,
		"example": {
			"postalCodes": "stored"
		}
	},
	"tenant.export.postalCodes": {
		"name": "Postcodes",
		"help": "formatted: geschreven als 1234 AB. stored: zoals ze zijn ingevuld.",
		"meaning": "formatted: written as 1234 AB. stored: left as they were filled in.",
		"type": "\"formatted\" | \"stored\"",
		"required": false,
		"default": "formatted",
		"example": "stored"
	},
	"tenant.pageTitle": {
		"name": "Titel van de pagina",
		"help": "Wat er op het tabblad van de browser staat.",
		"meaning": "Title of the browser tab.",
		"type": "string",
		"required": true,
		"example": "UTO - Realisatieportaal"
	},
	"tenant.baseUrl": {
		"name": "Eigen adres",
		"help": "Het webadres van de tenant, waaraan hij wordt herkend. Leeg: geen eigen adres.",
		"meaning": "Address of the tenant's site; the host tells the tenant. Empty: no host of its own.",
		"type": "string",
		"required": false,
		"default": "",
		"example": "https://utopia.example"
	},
	"tenant.default": {
		"name": "Standaard",
		"help": "De tenant voor wie er geen noemt. Bij meer tenants heeft precies één dit.",
		"meaning": "Tenant of calls and people that name none. Where there are several tenants, exactly one carries it.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.supportAddress": {
		"name": "E-mail voor hulp",
		"help": "Staat onder aan de pagina.",
		"meaning": "E-mail address of support, in the footer.",
		"type": "string",
		"required": true,
		"example": "support@utopia.example"
	},
	"tenant.theme": {
		"name": "Vormgeving",
		"help": "De kleuren en het logo.",
		"meaning": "Colours and logo.",
		"type": "theme",
		"required": true,
		"example": {
			"brand": "#00A19A",
			"action": "#0B5C78",
			"logo": "logo.svg",
			"logoAlt": "Utopia"
		}
	},
	"tenant.flow": {
		"name": "Flow",
		"help": "Het kenmerk van de flow waarmee nieuwe processen beginnen.",
		"meaning": "Uuid of the flow that new processes start with.",
		"type": "uuid",
		"required": true,
		"example": "9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"
	},
	"tenant.access": {
		"name": "Rechten",
		"help": "Per recht de rollen die het hebben. Een weggelaten recht heeft zijn standaard, of is van niemand.",
		"meaning": "Per attribute, the roles that have it. An attribute that is left out has its default, and without one it is nobody's.",
		"type": "object",
		"required": true,
		"example": {
			"realisationlist": [
				"cpo",
				"municipality"
			],
			"export": [
				"admin"
			]
		}
	},
	"tenant.access.requestlist": {
		"name": "Aanvragen zien",
		"help": "De lijst met aanvragen en hun pagina's.",
		"meaning": "See the requests.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.requestlocations": {
		"name": "Plekken van aanvragen zien",
		"help": "Waar aanvragen zijn, en verder niets.",
		"meaning": "See where requests are, and nothing more of them.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.realisationlist": {
		"name": "Processen zien",
		"help": "De lijst met realisatieprocessen.",
		"meaning": "See the realisation processes.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.locationlist": {
		"name": "Laadlocaties zien",
		"help": "De lijst met laadlocaties.",
		"meaning": "See the list of charging locations.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.realisationbtn": {
		"name": "Proces starten",
		"help": "Een nieuw realisatieproces beginnen.",
		"meaning": "Start a realisation process.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.requestcomment": {
		"name": "Aanvraag toelichten",
		"help": "Opmerkingen bij aanvragen schrijven.",
		"meaning": "Write comments on requests.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.realisationcomment": {
		"name": "Proces toelichten",
		"help": "Opmerkingen bij processen schrijven.",
		"meaning": "Write comments on processes.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.canChangeStatus": {
		"name": "Status wijzigen",
		"help": "On hold zetten, hervatten, annuleren en herstellen.",
		"meaning": "Put on hold, resume, cancel and restore.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.canChangeCommentStatus": {
		"name": "Status van opmerkingen wijzigen",
		"help": "Ook opmerkingen bij aanvragen verwijderen.",
		"meaning": "Set the status of comments; delete those on requests.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.canModerateComments": {
		"name": "Opmerkingen beheren",
		"help": "Opmerkingen van anderen wijzigen en verwijderen.",
		"meaning": "Edit and delete the comments of others.",
		"type": "roles",
		"required": false,
		"default": [
			"admin"
		],
		"example": [
			"cpo"
		]
	},
	"tenant.access.canConfirmTrafficDecisions": {
		"name": "Verkeersbesluit onherroepelijk melden",
		"help": "Ook ongedaan maken.",
		"meaning": "Mark a traffic decision irrevocable, and undo that.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.canAccessDebugger": {
		"name": "Foutopsporing",
		"help": "De pagina's voor foutopsporing gebruiken.",
		"meaning": "Use the debugger.",
		"type": "roles",
		"required": false,
		"default": [
			"developer"
		],
		"example": [
			"cpo"
		]
	},
	"tenant.access.automatedViews": {
		"name": "Aanzichten laten maken",
		"help": "Bovenaanzichten en zijaanzichten automatisch laten maken.",
		"meaning": "Have top and side views made.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.generateStartDoc": {
		"name": "Startdocument maken",
		"help": "Een gemaakt startdocument downloaden.",
		"meaning": "Download a generated start document.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.admin": {
		"name": "Beheren",
		"help": "De instellingen beheren.",
		"meaning": "Manage the configuration.",
		"type": "roles",
		"required": false,
		"default": [
			"admin"
		],
		"example": [
			"admin"
		]
	},
	"tenant.access.reporting": {
		"name": "Rapportages zien",
		"help": "De rapportages openen.",
		"meaning": "See the reports.",
		"type": "roles",
		"required": false,
		"example": [
			"admin"
		]
	},
	"tenant.access.customerreports": {
		"name": "Rapportages voor klanten zien",
		"help": "De rapportages openen die voor klanten zijn.",
		"meaning": "See the reports for customers.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.eventlog": {
		"name": "Gebeurtenissen zien",
		"help": "De gebeurtenissen van een proces.",
		"meaning": "See the events of a process.",
		"type": "roles",
		"required": false,
		"example": [
			"admin"
		]
	},
	"tenant.access.chargingpoints": {
		"name": "Laadpunten zien",
		"help": "De laadpunten op kaarten.",
		"meaning": "See charging points on maps.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.manuals": {
		"name": "Handleidingen lezen",
		"help": "De handleidingen openen.",
		"meaning": "Read the manuals.",
		"type": "roles",
		"required": false,
		"example": [
			"cpo"
		]
	},
	"tenant.access.export": {
		"name": "Exporteren",
		"help": "Lijsten als spreadsheet opslaan.",
		"meaning": "Export lists.",
		"type": "roles",
		"required": false,
		"example": [
			"admin"
		]
	},
	"tenant.access.design": {
		"name": "Ontwerpen",
		"help": "Ontwerpen van de bestanden van de tenant maken en wijzigen, waar de installatie dat aanzet. Wat loopt verandert niet.",
		"meaning": "Make and change designs of the tenant's files, where the deployment allows it. Nothing that runs changes.",
		"type": "roles",
		"required": false,
		"example": [
			"developer"
		]
	},
	"tenant.access.publish": {
		"name": "Publiceren",
		"help": "Van ontwerpen een uitgave maken, die goedkeuren en laten lopen, waar de installatie dat aanzet. Wie dit recht en het recht om te ontwerpen heeft, verandert geen uitgave.",
		"meaning": "Make releases of designs, approve and activate them, where the deployment allows it. No release changes who has this right or the right to design.",
		"type": "roles",
		"required": false,
		"example": [
			"admin"
		]
	},
	"tenant.roles": {
		"name": "Rollen",
		"help": "Rollen van deze tenant zelf, naast die van het product; of een andere naam voor een rol van het product.",
		"meaning": "Roles of the tenant's own besides those the product knows, by the name that access, steps, conditions and accounts use; or another label for one of the product's.",
		"type": "object by name",
		"required": false,
		"example": {
			"welstand": {
				"label": "Welstandscommissie"
			}
		}
	},
	"tenant.roles.label": {
		"name": "Naam",
		"help": "Wat gebruikers lezen.",
		"meaning": "Dutch name.",
		"type": "string",
		"required": true,
		"example": "Welstandscommissie"
	},
	"tenant.fileCategories": {
		"name": "Soorten bestanden",
		"help": "Soorten bestanden van deze tenant zelf, naast die van het product: beelden en PDF.",
		"meaning": "Categories of files of the tenant's own besides those the product knows, by the name that fields with files use. They take pictures and PDF.",
		"type": "list of string",
		"required": false,
		"example": [
			"Bodemonderzoek"
		]
	},
	"tenant.judges": {
		"name": "Beoordelaars",
		"help": "Rollen die aanvragen beoordelen.",
		"meaning": "Roles that judge requests.",
		"type": "roles",
		"required": false,
		"default": [
			"cpo",
			"admin"
		],
		"example": [
			"cpo",
			"admin"
		]
	},
	"tenant.terms": {
		"name": "Termijnen",
		"help": "Afspraken en wettelijke termijnen: wanneer een stap af moet zijn. De klok volgt uit wat er gebeurd is.",
		"meaning": "Agreed and legal terms: until when whom is waited for. The clock follows from the events. They hold for every running process, whichever version of the flow it runs on.",
		"type": "term by name",
		"required": false,
		"example": {
			"beoordeling": {
				"label": "Beoordeling",
				"starts": {
					"step": "2"
				},
				"ends": {
					"step": "2"
				},
				"days": 10,
				"unit": "working",
				"stops": [
					"onhold"
				],
				"warn": 3
			}
		}
	},
	"tenant.forecast": {
		"name": "Verwachte einddatum",
		"help": "Zeggen wanneer een lopend proces naar verwachting klaar is, naar hoe lang eerdere processen duurden.",
		"meaning": "Whether it is said when a running process is expected to be finished, after how long others of its type took: those of its geography code from thirty finished ones on, else all of them. Only where forecasts of the past came true as often as they say.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.today": {
		"name": "Vandaag",
		"help": "Wat op de pagina Vandaag staat.",
		"meaning": "What the page Vandaag has. Left out: everything.",
		"type": "object",
		"required": false,
		"example": {
			"groups": [
				"steps",
				"judge",
				"answer"
			],
			"figures": [
				"active"
			]
		}
	},
	"tenant.today.groups": {
		"name": "Groepen",
		"help": "Welke groepen er staan: stappen, te beoordelen aanvragen, opmerkingen, termijnen en concepten.",
		"meaning": "Groups of work: steps that wait for the person, requests to judge, comments to answer, legal terms that end, and drafts that the browser keeps.",
		"type": "list of \"steps\" | \"judge\" | \"answer\" | \"terms\" | \"drafts\"",
		"required": false,
		"example": [
			"steps",
			"judge",
			"answer",
			"terms",
			"drafts"
		]
	},
	"tenant.today.figures": {
		"name": "Cijfers",
		"help": "Welke aantallen erboven staan voor wie rapportages mag zien. Elk opent de lijst met dezelfde inhoud: de tab van een status, wat verlopen is (late) of wat naar verwachting binnen dertig dagen klaar is (soon).",
		"meaning": "Numbers for those who may report and list: each opens the list of exactly those processes. A status opens its tab, which must be among the filter words; `late`: a last day has passed, where the tenant has terms; `soon`: expected to be finished within thirty days, where it has `forecast`.",
		"type": "list of \"active\" | \"onhold\" | \"completed\" | \"cancelled\" | \"late\" | \"soon\"",
		"required": false,
		"example": [
			"active",
			"late",
			"onhold",
			"completed"
		]
	},
	"tenant.bulk": {
		"name": "Voor meer tegelijk",
		"help": "Wat met meer processen of aanvragen tegelijk gedaan kan worden door wie dat ook met elk afzonderlijk mag.",
		"meaning": "What can be done to several processes or requests at once, by those who may do it to each of them. Nothing where it is left out.",
		"type": "object",
		"required": false,
		"example": {
			"onhold": true,
			"judge": [
				"reject"
			],
			"most": 5000
		}
	},
	"tenant.bulk.onhold": {
		"name": "On hold en hervatten",
		"help": "Processen on hold zetten en hervatten.",
		"meaning": "Putting processes on hold, and resuming them.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.bulk.cancel": {
		"name": "Annuleren",
		"help": "Processen annuleren, met een reden.",
		"meaning": "Cancelling processes, with a reason.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.bulk.tags": {
		"name": "Tags",
		"help": "Tags aan processen geven en wegnemen.",
		"meaning": "Giving tags to processes, and taking them away.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.bulk.stakeholders": {
		"name": "Belanghebbenden",
		"help": "Soorten belanghebbenden die bij meer processen tegelijk vervangen kunnen worden.",
		"meaning": "Categories of stakeholders that can be replaced in several processes at once.",
		"type": "list of \"contractor\" | \"gridoperator\" | \"municipality\"",
		"required": false,
		"example": [
			"contractor"
		]
	},
	"tenant.bulk.judge": {
		"name": "Beoordelen",
		"help": "Beoordelingen die aan meer aanvragen tegelijk gegeven kunnen worden.",
		"meaning": "Judgements that can be given to several requests at once.",
		"type": "list of \"accept\" | \"reject\" | \"remove\"",
		"required": false,
		"default": [],
		"example": [
			"reject"
		]
	},
	"tenant.bulk.most": {
		"name": "Hoogste aantal",
		"help": "Hoeveel processen of aanvragen hoogstens tegelijk gekozen kunnen worden.",
		"meaning": "Most records of one act.",
		"type": "integer",
		"required": false,
		"default": 5000,
		"example": 500
	},
	"tenant.filterWords": {
		"name": "Filterwoorden",
		"help": "Filters van de lijst met processen, in de volgorde van de tabs. Met het eerste opent de lijst.",
		"meaning": "Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to.",
		"type": "list of object",
		"required": true,
		"example": [
			{
				"word": "actief",
				"label": "Actief",
				"category": "active"
			}
		]
	},
	"tenant.filterWords.word": {
		"name": "Woord in het adres",
		"help": "Naam van het filter in het adres.",
		"meaning": "Word in the address.",
		"type": "string",
		"required": true,
		"example": "actief"
	},
	"tenant.filterWords.label": {
		"name": "Naam",
		"help": "Wat op de tab staat.",
		"meaning": "Dutch label of the tab.",
		"type": "string",
		"required": true,
		"example": "Actief"
	},
	"tenant.filterWords.category": {
		"name": "Inhoud",
		"help": "Welke processen er staan.",
		"meaning": "What is listed.",
		"type": "\"active\" | \"municipality\" | \"cpo\" | \"onhold\" | \"completed\" | \"cancelled\"",
		"required": true,
		"example": "active"
	},
	"tenant.filterWords.aliases": {
		"name": "Andere woorden",
		"help": "Woorden die naar dit filter leiden.",
		"meaning": "Other words that redirect to this one.",
		"type": "list of string",
		"required": false,
		"example": [
			"geannulleerd"
		]
	},
	"tenant.processTypes": {
		"name": "Procestypen",
		"help": "Typen die een proces kan hebben. Het eerste is de standaard.",
		"meaning": "Types a process can have; the first is the default.",
		"type": "list of object",
		"required": true,
		"example": [
			{
				"value": "op-aanvraag",
				"text": "Op aanvraag"
			}
		]
	},
	"tenant.processTypes.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"meaning": "Stored value.",
		"type": "string",
		"required": true,
		"example": "op-aanvraag"
	},
	"tenant.processTypes.text": {
		"name": "Naam",
		"help": "Hoe het type heet.",
		"meaning": "Dutch label.",
		"type": "string",
		"required": true,
		"example": "Op aanvraag"
	},
	"tenant.processTypes.meta": {
		"name": "Kenmerken",
		"help": "Het subtype, en wat lijsten verder tonen.",
		"meaning": "Context of the type: its subtype, and what else lists show.",
		"type": "object",
		"required": false,
		"example": {
			"subtype": "regulier"
		}
	},
	"tenant.processTypes.meta.subtype": {
		"name": "Subtype",
		"help": "Het subtype dat processen van dit type krijgen.",
		"meaning": "Subtype that processes of this type get.",
		"type": "string",
		"required": false,
		"example": "regulier"
	},
	"tenant.onHoldReasons": {
		"name": "Redenen voor on hold",
		"help": "Redenen om een proces on hold te zetten.",
		"meaning": "Reasons to put a process on hold.",
		"type": "list of reason",
		"required": true,
		"example": [
			{
				"value": "other",
				"text": "Overig"
			}
		]
	},
	"tenant.cancelReasons": {
		"name": "Redenen voor annuleren",
		"help": "Redenen om een proces te annuleren.",
		"meaning": "Reasons to cancel a process.",
		"type": "list of reason",
		"required": true,
		"example": [
			{
				"value": "other",
				"text": "Overig"
			}
		]
	},
	"tenant.reasonOptions": {
		"name": "Redenen van een oordeel",
		"help": "Redenen bij het oordeel over een aanvraag.",
		"meaning": "Reasons of a judgement on a request.",
		"type": "list of object",
		"required": false,
		"example": [
			{
				"status": 4,
				"value": "4",
				"text": "Aanvraag is onvolledig"
			}
		]
	},
	"tenant.reasonOptions.status": {
		"name": "Status",
		"help": "Bij welk oordeel de reden hoort: 3 geaccepteerd, 4 afgewezen, 5 verwijderd.",
		"meaning": "Status it belongs to: 3 accepted, 4 rejected, 5 removed.",
		"type": "3 | 4 | 5",
		"required": true,
		"example": 4
	},
	"tenant.reasonOptions.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"meaning": "Stored value.",
		"type": "string",
		"required": true,
		"example": "1"
	},
	"tenant.reasonOptions.text": {
		"name": "Tekst",
		"help": "De reden zoals zij te lezen is.",
		"meaning": "Dutch text.",
		"type": "string",
		"required": true,
		"example": "Aanvraag is onvolledig"
	},
	"tenant.reasonOptions.short": {
		"name": "Korte tekst",
		"help": "De reden in lijsten.",
		"meaning": "Short Dutch text for lists.",
		"type": "string",
		"required": false,
		"example": "Onvolledig"
	},
	"tenant.reasonOptions.custom": {
		"name": "Eigen tekst",
		"help": "Wie oordeelt schrijft zelf een tekst.",
		"meaning": "The judge types a text of their own.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.reasonOptions.placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Bij een eigen tekst, zolang er niets staat.",
		"meaning": "Dutch text in the empty field of a custom reason.",
		"type": "string",
		"required": false,
		"example": "Geef een toelichting"
	},
	"tenant.requests": {
		"name": "Aanvragen",
		"help": "Hoe aanvragen bij de tenant binnenkomen.",
		"meaning": "How requests come into the tenant.",
		"type": "requests",
		"required": false,
		"example": {
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
	},
	"tenant.startDocument": {
		"name": "Startdocument",
		"help": "Wat er in het startdocument van een proces staat. Weggelaten: dat van het product.",
		"meaning": "What stands in the start document that the product makes of a process. Left out: schemas/start-document.json.",
		"type": "start-document",
		"required": false,
		"example": {
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
	},
	"tenant.monitoring": {
		"name": "Monitoring",
		"help": "Gegevens over het gebruik van laadlocaties.",
		"meaning": "Monitoring data of charging locations.",
		"type": "object",
		"required": false,
		"example": {
			"enabled": false,
			"limit": 0.5
		}
	},
	"tenant.monitoring.enabled": {
		"name": "Aan",
		"help": "Te zien bij een aanvraag.",
		"meaning": "Offered in the request detail.",
		"type": "boolean",
		"required": true,
		"default": false,
		"example": true
	},
	"tenant.monitoring.limit": {
		"name": "Grens voor druk",
		"help": "Vanaf deze bezetting telt een laadlocatie als druk.",
		"meaning": "Occupancy above which a location counts as busy.",
		"type": "number",
		"required": true,
		"default": 0.5,
		"example": 0.5
	},
	"tenant.monitoring.chartLimit": {
		"name": "Grens in de grafiek",
		"help": "Hetzelfde voor de grafiek van één laadpunt.",
		"meaning": "The same for the chart of one charging point.",
		"type": "number",
		"required": false,
		"default": 0.6,
		"example": 0.6
	},
	"tenant.search": {
		"name": "Zoeken",
		"help": "Zoeken in de lijsten.",
		"meaning": "Search in the lists.",
		"type": "object",
		"required": true,
		"example": {
			"keys": [
				"reference"
			],
			"placeholder": "Zoek op referentie"
		}
	},
	"tenant.search.keys": {
		"name": "Waarin",
		"help": "De gegevens waarin wordt gezocht.",
		"meaning": "What is searched.",
		"type": "list of \"reference\" | \"name\" | \"address\" | \"postalCode\" | \"city\" | \"municipality\" | \"statusLabel\" | \"contractor\" | \"gridOperator\" | \"buildingCode\" | \"pid\" | \"customer\" | \"region\"",
		"required": true,
		"example": [
			"reference",
			"address"
		]
	},
	"tenant.search.placeholder": {
		"name": "Tekst in het lege veld",
		"help": "Staat in het zoekveld zolang er niets is getypt.",
		"meaning": "Dutch text in the empty search field.",
		"type": "string",
		"required": true,
		"example": "Zoek op referentie of adres"
	},
	"tenant.municipalityOptions": {
		"name": "Gemeenten",
		"help": "De gemeenten van de tenant.",
		"meaning": "Municipalities of the tenant.",
		"type": "list of object",
		"required": false,
		"example": [
			{
				"value": "0202",
				"text": "Arnhem",
				"disabled": false
			}
		]
	},
	"tenant.municipalityOptions.value": {
		"name": "Code",
		"help": "De officiële code.",
		"meaning": "Official code.",
		"type": "geographyCode",
		"required": true,
		"example": "0202"
	},
	"tenant.municipalityOptions.text": {
		"name": "Naam",
		"help": "Hoe de gemeente heet.",
		"meaning": "Name.",
		"type": "string",
		"required": true,
		"example": "Arnhem"
	},
	"tenant.municipalityOptions.disabled": {
		"name": "Niet aangeboden",
		"help": "Wel te zien, niet te kiezen.",
		"meaning": "Shown, not offered.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.municipalityDefault": {
		"name": "Standaardgemeente",
		"help": "De gemeente waarmee een nieuw proces begint.",
		"meaning": "Municipality a new process starts with.",
		"type": "geographyCode",
		"required": false,
		"example": "0363"
	},
	"tenant.gridOperatorsByMunicipalityCode": {
		"name": "Netbeheerder per gemeente",
		"help": "Wordt vooraf ingevuld en blijft te wijzigen.",
		"meaning": "Slug of the grid operator per municipality code; fills in the field, which stays editable.",
		"type": "stakeholderSlug by name",
		"required": false,
		"example": {
			"0202": "gridoperator|liander"
		}
	},
	"tenant.contractorsByMunicipalityCode": {
		"name": "Aannemer per gemeente",
		"help": "Wordt vooraf ingevuld en blijft te wijzigen.",
		"meaning": "Slug of the contractor per municipality code; fills in the field, which stays editable.",
		"type": "stakeholderSlug by name",
		"required": false,
		"example": {
			"0202": "contractor|aannemer-oost"
		}
	},
	"tenant.contractors": {
		"name": "Aannemers",
		"help": "De aannemers waarmee de tenant begint.",
		"meaning": "Contractors the tenant starts with.",
		"type": "list of listEntry",
		"required": false,
		"example": []
	},
	"tenant.stakeholders": {
		"name": "Partijen",
		"help": "De partijen waarmee de tenant begint; er kunnen er bij komen.",
		"meaning": "Stakeholders the tenant starts with; people add others.",
		"type": "list of object",
		"required": false,
		"example": []
	},
	"tenant.stakeholders.category": {
		"name": "Soort",
		"help": "Wat de partij is.",
		"meaning": "What it is.",
		"type": "\"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\"",
		"required": true,
		"example": "gridoperator"
	},
	"tenant.stakeholders.slug": {
		"name": "Kenmerk",
		"help": "Eén keer in de tenant. Dat van een gemeente eindigt op haar code.",
		"meaning": "Unique in the tenant; a municipality's ends in its geography code.",
		"type": "stakeholderSlug",
		"required": true,
		"example": "municipality|arnhem-0202"
	},
	"tenant.stakeholders.name": {
		"name": "Naam",
		"help": "Hoe de partij heet.",
		"meaning": "Name people read.",
		"type": "string",
		"required": true,
		"example": "Arnhem"
	},
	"tenant.stakeholders.enabled": {
		"name": "Aangeboden",
		"help": "De partij is te kiezen.",
		"meaning": "Offered.",
		"type": "boolean",
		"required": true,
		"default": true,
		"example": true
	},
	"tenant.tags": {
		"name": "Tags",
		"help": "De tags waarmee de tenant begint.",
		"meaning": "Tags the tenant starts with.",
		"type": "list of listEntry",
		"required": false,
		"example": []
	},
	"tenant.pids": {
		"name": "PID's",
		"help": "De PID's waarmee de tenant begint.",
		"meaning": "PIDs the tenant starts with.",
		"type": "list of listEntry",
		"required": false,
		"example": []
	},
	"tenant.map": {
		"name": "Kaarten",
		"help": "Hoe kaarten eruitzien.",
		"meaning": "Maps.",
		"type": "object",
		"required": true,
		"example": {
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
	},
	"tenant.map.center": {
		"name": "Midden",
		"help": "Waar een kaart zonder locatie begint.",
		"meaning": "Where a map without a location starts.",
		"type": "object",
		"required": true,
		"example": {
			"latitude": 51.985,
			"longitude": 5.9
		}
	},
	"tenant.map.center.latitude": {
		"name": "Breedtegraad",
		"help": "Graden noord.",
		"meaning": "Degrees north.",
		"type": "number",
		"required": true,
		"example": 51.985
	},
	"tenant.map.center.longitude": {
		"name": "Lengtegraad",
		"help": "Graden oost.",
		"meaning": "Degrees east.",
		"type": "number",
		"required": true,
		"example": 5.9
	},
	"tenant.map.zoom": {
		"name": "Zoom",
		"help": "De zoom waarmee een kaart begint.",
		"meaning": "Zoom a map starts with.",
		"type": "number",
		"required": true,
		"default": 11,
		"example": 11
	},
	"tenant.map.bounds": {
		"name": "Grenzen",
		"help": "De hoek linksonder en de hoek rechtsboven van de kaart, elk als [breedte, lengte].",
		"meaning": "South-west and north-east corner of the map, each [latitude, longitude].",
		"type": "list of list of number",
		"required": true,
		"example": [
			[
				50.7,
				3.2
			],
			[
				53.6,
				7.3
			]
		]
	},
	"tenant.map.countries": {
		"name": "Landen",
		"help": "De landen waarin naar adressen wordt gezocht.",
		"meaning": "Countries the address search is limited to.",
		"type": "list of \"nl\" | \"be\"",
		"required": true,
		"example": [
			"nl"
		]
	},
	"tenant.map.language": {
		"name": "Taal",
		"help": "De taal van wat de kaart voorleest.",
		"meaning": "Language of what the map says, for screen readers.",
		"type": "\"nl\"",
		"required": false,
		"default": "nl",
		"example": "nl"
	},
	"tenant.map.backgroundAttribution": {
		"name": "Bron van de kaart",
		"help": "Wie wordt genoemd bij de kaart zonder tegels. Weggelaten: de bronnen van het Nederlandse deel.",
		"meaning": "Who is thanked for the map without tiles. Left out: the sources of its Dutch part.",
		"type": "string",
		"required": false,
		"example": "© Kadaster / CBS / PDOK, NDW"
	},
	"tenant.map.areaLayer": {
		"name": "Laag met gebieden",
		"help": "Gebieden met een vergunning: een GeoJSON-bestand in de map van de tenant, of het adres ervan. Weggelaten: geen laag.",
		"meaning": "Areas with a permit, which the map of a request can show: a GeoJSON file in the tenant's folder, or the address of one. Left out: no such layer.",
		"type": "string",
		"required": false,
		"example": "https://utopia.example/gebieden.geojson"
	},
	"tenant.map.realisationLayer": {
		"name": "Laag met processen",
		"help": "De kaart van een aanvraag toont ook de realisatieprocessen.",
		"meaning": "Whether the map of a request shows the realisation processes too.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": false
	},
	"tenant.map.importSource": {
		"name": "Herkomst met type en fase",
		"help": "Laadlocaties van deze herkomst vertellen hun type en fase. Weggelaten: geen enkele.",
		"meaning": "Import source whose charging locations tell type and phase in their popup. Left out: none does.",
		"type": "string",
		"required": false,
		"example": "import-2023"
	},
	"tenant.locationPickerDiameter": {
		"name": "Cirkel om de plek",
		"help": "De doorsnede in meters waarbinnen laadpunten te zien zijn.",
		"meaning": "Diameter in metres of the circle around the chosen place in which charging points are shown.",
		"type": "integer",
		"required": false,
		"default": 200,
		"example": 200
	},
	"tenant.benchmarkMenu": {
		"name": "Uitsplitsingen van doorlooptijden",
		"help": "Waarop de doorlooptijden uit te splitsen zijn.",
		"meaning": "What the benchmark can be split by.",
		"type": "list of \"municipality\" | \"gridoperator\" | \"contractor\" | \"type\" | \"NumberOfChargingStations\"",
		"required": false,
		"example": [
			"municipality",
			"gridoperator"
		]
	},
	"tenant.reports": {
		"name": "Rapportages",
		"help": "De rapportages en hun menu. Wat is weggelaten is dat van het product.",
		"meaning": "Reports of this tenant, with their menu. Left out: the product's own (schemas/reports.json); a property that is left out is the product's.",
		"type": "object",
		"required": false,
		"example": {
			"years": [
				2024,
				2025
			]
		}
	},
	"tenant.reports.menu": {
		"name": "Menu",
		"help": "Het menu van de rapportages, in delen.",
		"meaning": "Menu of the reports, in segments.",
		"type": "list of reportSegment",
		"required": false,
		"example": [
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
	},
	"tenant.reports.years": {
		"name": "Jaren",
		"help": "Jaren van aanmaak om op te filteren.",
		"meaning": "Years of creation that reports can be limited to, besides all.",
		"type": "list of integer",
		"required": false,
		"example": [
			2021,
			2022,
			2023
		]
	},
	"tenant.reports.measures": {
		"name": "Maten",
		"help": "Wat over processen wordt opgeteld, op naam.",
		"meaning": "What is added up over processes, by name.",
		"type": "reportMeasure by name",
		"required": false,
		"example": {
			"processes": {
				"label": "Processen"
			}
		}
	},
	"tenant.proactiveRounds": {
		"name": "Ronden van vooraf gekozen locaties",
		"help": "Weglaten als de tenant er geen heeft.",
		"meaning": "Rounds in which charging locations were selected beforehand; leave out when the tenant has none.",
		"type": "list of string",
		"required": false,
		"example": [
			"2024-1",
			"geen"
		]
	},
	"tenant.canResetDateValue": {
		"name": "Geplande datum te annuleren",
		"help": "De geplande datum kan op Cancelled worden gezet.",
		"meaning": "The planned date may be reset to Cancelled.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.sharedLocations": {
		"name": "Gedeelde laadlocaties",
		"help": "Processen delen de laadlocaties: annuleren geeft de locatie vrij, en herstellen kan niet als zij is afgewezen of bezet.",
		"meaning": "Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant.loading": {
		"name": "Laden van lijsten",
		"help": "paged: pagina voor pagina. whole: alles in één keer.",
		"meaning": "paged: lists are loaded page by page. whole: at once.",
		"type": "\"paged\" | \"whole\"",
		"required": false,
		"default": "whole",
		"example": "paged"
	},
	"tenant.syncIntervalMs": {
		"name": "Tijd tussen bijwerken",
		"help": "Het aantal milliseconden tussen twee keer automatisch bijwerken.",
		"meaning": "Milliseconds between automatic synchronisations.",
		"type": "integer",
		"required": false,
		"default": 300000,
		"example": 300000
	},
	"tenant.manuals": {
		"name": "Handleidingen",
		"help": "Het menu van de handleidingen. Weggelaten: dat van het product. De tekst van een pagina staat in de map van de tenant, anders geldt die van het product.",
		"meaning": "Menu of the manuals. Left out: the one of schemas/manuals.json. The text of a page is manuals/<slug>.md in the tenant's folder, else the product's own of schemas/manuals/.",
		"type": "object",
		"required": false,
		"example": {
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
	},
	"tenant.manuals.segments": {
		"name": "Delen",
		"help": "De delen van het menu, elk met een kop.",
		"meaning": "Parts of the menu, each under its own heading.",
		"type": "list of object",
		"required": true,
		"example": [
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
	"tenant.manuals.segments.title": {
		"name": "Kop",
		"help": "Een deel waarvan de lezer geen pagina mag zien, wordt weggelaten.",
		"meaning": "Dutch heading. A part of which the reader may see no page is left out.",
		"type": "string",
		"required": true,
		"example": "Voor beheerders"
	},
	"tenant.manuals.segments.pages": {
		"name": "Pagina's",
		"help": "De pagina's van het deel, in hun volgorde.",
		"meaning": "Pages of the part, in their order.",
		"type": "list of manualPage",
		"required": true,
		"example": [
			{
				"slug": "inleiding",
				"title": "Inleiding"
			}
		]
	},
	"tenant.tour": {
		"name": "Rondleiding",
		"help": "Enkele korte teksten voor wie het product voor het eerst ziet.",
		"meaning": "Guided tour.",
		"type": "object",
		"required": false,
		"example": {
			"enabled": true,
			"date": "2023-05-11"
		}
	},
	"tenant.tour.enabled": {
		"name": "Aan",
		"help": "Iedereen ziet de rondleiding één keer.",
		"meaning": "Shown once to every person.",
		"type": "boolean",
		"required": true,
		"default": false,
		"example": true
	},
	"tenant.tour.date": {
		"name": "Datum",
		"help": "Wie de rondleiding voor deze dag zag, ziet haar opnieuw.",
		"meaning": "Day of the tour; people who saw it earlier see it again.",
		"type": "string",
		"required": false,
		"example": "2023-05-11"
	},
	"tenant.tour.pages": {
		"name": "Pagina's",
		"help": "De rondleidingen, elk over de pagina waarop zij opent. Die van de eerste pagina die er een heeft, komt vanzelf, één keer; de andere als iemand erom vraagt.",
		"meaning": "The tours of the pages, each about the page it opens on. The one of the first page with a tour comes by itself, once; the others when asked for.",
		"type": "list of object",
		"required": false,
		"example": []
	},
	"tenant.tour.pages.helps": {
		"name": "Adressen",
		"help": "Waarmee de adressen van de pagina beginnen, zoals bij een pagina van de handleiding.",
		"meaning": "Beginnings of the addresses of the page, as for a manual page.",
		"type": "list of string",
		"required": true,
		"example": [
			"/realisatie/*/*"
		]
	},
	"tenant.tour.pages.steps": {
		"name": "Stappen",
		"help": "Wat de rondleiding vertelt, in deze volgorde.",
		"meaning": "What the tour tells, in order.",
		"type": "list of object",
		"required": true,
		"example": []
	},
	"tenant.tour.pages.steps.title": {
		"name": "Kop",
		"help": "De kop van deze stap.",
		"meaning": "Dutch heading.",
		"type": "string",
		"required": true,
		"example": "Overzicht"
	},
	"tenant.tour.pages.steps.text": {
		"name": "Tekst",
		"help": "Wat deze stap vertelt.",
		"meaning": "Dutch text.",
		"type": "string",
		"required": true,
		"example": "Hier vindt u alle realisatieprocessen."
	},
	"tenant.tour.pages.steps.at": {
		"name": "Wijst naar",
		"help": "De naam op de pagina van een onderdeel, een knop of een veld. Waar niets die naam heeft, wordt de stap overgeslagen.",
		"meaning": "What it points at: the name on the page of a part, a button or a field. Not told where nothing on the page has that name.",
		"type": "string",
		"required": true,
		"example": "Stappen"
	},
	"tenant.tour.pages.steps.needs": {
		"name": "Rechten",
		"help": "Alleen voor wie een van deze rechten heeft. Weggelaten: voor iedereen.",
		"meaning": "Told to those who have one of these attributes. Left out: to everybody.",
		"type": "attributes",
		"required": false,
		"example": [
			"realisationlist"
		]
	},
	"tenant.tour.pages.steps.manual": {
		"name": "Handleiding",
		"help": "De pagina die meer vertelt.",
		"meaning": "Slug of the manual page that tells more.",
		"type": "pageSlug",
		"required": false,
		"example": "realisatieprocessenoverzicht"
	},
	"tenant.lists": {
		"name": "Lijsten",
		"help": "Wat de lijsten van deze tenant anders hebben dan die van het product.",
		"meaning": "What this tenant's lists have otherwise than the product's own.",
		"type": "object",
		"required": false,
		"example": {
			"realisations": {
				"pageSize": 50
			}
		}
	},
	"tenant.lists.realisations": {
		"name": "Processen",
		"help": "De lijst met realisatieprocessen.",
		"meaning": "The list of realisation processes.",
		"type": "list",
		"required": false,
		"example": {
			"pageSize": 50
		}
	},
	"tenant.lists.requests": {
		"name": "Aanvragen",
		"help": "De lijst met aanvragen.",
		"meaning": "The list of requests.",
		"type": "list",
		"required": false,
		"example": {
			"pageSize": 20
		}
	},
	"tenant.lists.locations": {
		"name": "Laadlocaties",
		"help": "De lijst met laadlocaties.",
		"meaning": "The list of charging locations.",
		"type": "list",
		"required": false,
		"example": {
			"pageSize": 20
		}
	},
	"tenant.options": {
		"name": "Keuzelijsten",
		"help": "Eigen keuzelijsten, op naam, voor velden waarvan de keuzes niet in de flow staan.",
		"meaning": "Option lists of the tenant's own, by name, for fields whose options are not the flow's.",
		"type": "list of option by name",
		"required": false,
		"example": {
			"regions": [
				{
					"const": "noord",
					"title": "Noord"
				}
			]
		}
	},
	"tenant.texts": {
		"name": "Teksten",
		"help": "Teksten in plaats van die van het product, op hun sleutel.",
		"meaning": "User texts that replace the product's, by their key.",
		"type": "string by name",
		"required": false,
		"example": {
			"navigation.requests": "Aanvragen"
		}
	},
	"tenant.demo": {
		"name": "Demonstratie",
		"help": "Wat een demonstratie toevoegt.",
		"meaning": "What demonstration runs add.",
		"type": "object",
		"required": false,
		"example": {
			"accounts": []
		}
	},
	"tenant.demo.accounts": {
		"name": "Accounts",
		"help": "Accounts waarmee iedereen op een demonstratie kan inloggen.",
		"meaning": "Accounts anybody may sign in with on a demonstration.",
		"type": "list of object",
		"required": true,
		"example": []
	},
	"tenant.demo.accounts.email": {
		"name": "E-mail",
		"help": "Het e-mailadres om mee in te loggen.",
		"meaning": "E-mail address, the name to sign in with.",
		"type": "string",
		"required": true,
		"example": "cpo@utopia.example"
	},
	"tenant.demo.accounts.name": {
		"name": "Naam",
		"help": "Hoe het account heet.",
		"meaning": "Name people read.",
		"type": "string",
		"required": true,
		"example": "Demo CPO"
	},
	"tenant.demo.accounts.roles": {
		"name": "Rollen",
		"help": "Per rol de codes waarvoor zij geldt, of de namen van de klanten; * is alles.",
		"meaning": "Per role, the geography codes it holds for, or the names of the customers; * means all.",
		"type": "list of string by name",
		"required": true,
		"example": {
			"cpo": [
				"*"
			]
		}
	},
	"tenant.demo.accounts.termsAccepted": {
		"name": "Voorwaarden aanvaard",
		"help": "Nee voor wie eerst de gebruiksvoorwaarden te zien krijgt.",
		"meaning": "False for somebody who is to see the terms of use first.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": false
	},
	"tenant#term.label": {
		"name": "Naam",
		"help": "Wat gebruikers lezen.",
		"meaning": "Dutch name.",
		"type": "string",
		"required": true,
		"example": "Beoordeling"
	},
	"tenant#term.starts": {
		"name": "Begint",
		"help": "De stap die de termijn laat beginnen. Een stap die opnieuw begint, begint ook de termijn opnieuw.",
		"meaning": "Step with whose start the term starts; anew when the step starts anew.",
		"type": "object",
		"required": false,
		"example": {
			"step": "2"
		}
	},
	"tenant#term.starts.step": {
		"name": "Stap",
		"help": "De code van de stap.",
		"meaning": "Code of the step.",
		"type": "string",
		"required": true,
		"example": "2"
	},
	"tenant#term.from": {
		"name": "Vanaf",
		"help": "Het veld met de datum waarop de termijn rust.",
		"meaning": "Field with the day the term rests on, instead of the start of a step.",
		"type": "string",
		"required": false,
		"example": "PlannedRealisation.PlannedDate"
	},
	"tenant#term.ends": {
		"name": "Eindigt",
		"help": "De stap waarmee de termijn eindigt. Wie die stap invult, ziet tot wanneer.",
		"meaning": "Step with whose completion the term ends; whoever is to act on it sees until when. Every term but a legal one has it: that ends when the decision is confirmed.",
		"type": "object",
		"required": false,
		"example": {
			"step": "2"
		}
	},
	"tenant#term.ends.step": {
		"name": "Stap",
		"help": "De code van de stap.",
		"meaning": "Code of the step.",
		"type": "string",
		"required": true,
		"example": "2"
	},
	"tenant#term.party": {
		"name": "Partij",
		"help": "Voor welke rol de termijn geldt, als dat niet iedereen is die de stap invult.",
		"meaning": "Role that the term holds for; left out: everybody who edits the step.",
		"type": "string",
		"required": false,
		"example": "municipality"
	},
	"tenant#term.days": {
		"name": "Dagen",
		"help": "Hoeveel dagen.",
		"meaning": "How many days.",
		"type": "integer",
		"required": false,
		"example": 10
	},
	"tenant#term.unit": {
		"name": "Soort dagen",
		"help": "Kalenderdagen, of werkdagen: zonder weekenden en feestdagen.",
		"meaning": "Days of the calendar, or working days: without weekends and Dutch public holidays.",
		"type": "\"calendar\" | \"working\"",
		"required": false,
		"default": "calendar",
		"example": "working"
	},
	"tenant#term.stops": {
		"name": "Staat stil",
		"help": "Waarbij de klok stilstaat.",
		"meaning": "What stops the clock.",
		"type": "list of \"onhold\"",
		"required": false,
		"example": [
			"onhold"
		]
	},
	"tenant#term.extends": {
		"name": "Verlengen",
		"help": "Wie de termijn mag verlengen, en met hoeveel dagen in totaal. Weggelaten: niemand.",
		"meaning": "Who may extend the term, with a reason, while it runs, and by how many days. Left out: nobody. A term without days of its own, such as one of the law, cannot be extended; one that begins anew begins without what it was extended by.",
		"type": "object",
		"required": false,
		"example": {
			"roles": [
				"cpo"
			],
			"most": 10
		}
	},
	"tenant#term.extends.roles": {
		"name": "Rollen",
		"help": "Wie verlengt, bij processen van de eigen gemeenten en alleen wie de stap ziet waarmee de termijn eindigt.",
		"meaning": "Roles that extend it, at the geography codes where they hold, of people who may read the step that the term ends with.",
		"type": "roles",
		"required": true,
		"example": [
			"cpo"
		]
	},
	"tenant#term.extends.most": {
		"name": "Hoogstens",
		"help": "Met hoeveel dagen hoogstens, alle verlengingen samen; werkdagen als de termijn in werkdagen telt.",
		"meaning": "Days by which it can be extended, all extensions since it began together, in the unit of the term.",
		"type": "integer",
		"required": true,
		"example": 10
	},
	"tenant#term.warn": {
		"name": "Waarschuwen",
		"help": "Zoveel dagen voor het einde valt de termijn op.",
		"meaning": "Days before the end from which it stands out.",
		"type": "integer",
		"required": false,
		"default": 3,
		"example": 3
	},
	"tenant#term.legal": {
		"name": "Wettelijke termijn",
		"help": "De wet die de termijn stelt. Zo'n termijn staat niet stil en telt zijn eigen dagen.",
		"meaning": "Law that sets the term: six weeks to object, from the day after publication (Algemene wet bestuursrecht 6:7 and 6:8, Algemene termijnenwet 1). It does not stop on hold and has no days of its own.",
		"type": "\"awb-bezwaar\"",
		"required": false,
		"example": "awb-bezwaar"
	},
	"tenant#reportSegment.label": {
		"name": "Kop",
		"help": "Weggelaten: geen kop.",
		"meaning": "Dutch heading; none when left out.",
		"type": "string",
		"required": false,
		"example": "Laadpunten"
	},
	"tenant#reportSegment.items": {
		"name": "Rapportages",
		"help": "De rapportages van het deel, in hun volgorde.",
		"meaning": "Reports, in order.",
		"type": "list of reportItem",
		"required": true,
		"example": [
			{
				"name": "KeyMetrics",
				"path": "key-metrics",
				"label": "Kerncijfers",
				"report": "key-metrics"
			}
		]
	},
	"tenant#reportItem.name": {
		"name": "Interne naam",
		"help": "Hoe de pagina in het product heet.",
		"meaning": "Name of the page's route.",
		"type": "string",
		"required": true,
		"example": "KeyMetrics"
	},
	"tenant#reportItem.path": {
		"name": "Woord in het adres",
		"help": "Het laatste woord van het adres.",
		"meaning": "Last word of its address.",
		"type": "string",
		"required": true,
		"example": "key-metrics"
	},
	"tenant#reportItem.label": {
		"name": "Naam",
		"help": "In het menu en als kop.",
		"meaning": "Dutch name, in the menu and as heading.",
		"type": "string",
		"required": true,
		"example": "Kerncijfers"
	},
	"tenant#reportItem.report": {
		"name": "Berekening",
		"help": "Wat er wordt uitgerekend. key-metrics, judgements, process-status en benchmark zijn vast; parties telt de dagen per partij, on hold apart; planning zet per maand wat gepland is naast wat verwacht wordt; totals zijn de tabellen hieronder.",
		"meaning": "What it works out. key-metrics, judgements, process-status, benchmark: as they are. parties: days on which processes waited for each role, and on hold apart. planning: running processes by the month in which they are planned and expected; only where the tenant has `forecast`. totals: the tables under `tables`.",
		"type": "\"key-metrics\" | \"judgements\" | \"process-status\" | \"benchmark\" | \"parties\" | \"planning\" | \"totals\"",
		"required": true,
		"example": "key-metrics"
	},
	"tenant#reportItem.access": {
		"name": "Recht",
		"help": "Het recht dat iemand nodig heeft, naast dat op rapportages.",
		"meaning": "Attribute of the access map that somebody needs besides `reporting`.",
		"type": "attributeName",
		"required": false,
		"example": "customerreports"
	},
	"tenant#reportItem.planned": {
		"name": "Geplande dag",
		"help": "Het datumveld van de lijst met processen waarin de geplande dag staat. Voor planning.",
		"meaning": "Date field of the realisation list that has the planned day, for a report of planning.",
		"type": "string",
		"required": false,
		"example": "plannedRealisation"
	},
	"tenant#reportItem.tables": {
		"name": "Tabellen",
		"help": "De tabellen van een rapportage met totalen.",
		"meaning": "Tables of a report of totals.",
		"type": "list of reportTable",
		"required": false,
		"example": [
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
	"tenant#reportItem.pageSize": {
		"name": "Regels per pagina",
		"help": "Hoeveel regels er op een pagina staan.",
		"meaning": "Rows a page.",
		"type": "integer",
		"required": false,
		"default": 1000,
		"example": 100
	},
	"tenant#reportTable.label": {
		"name": "Kop",
		"help": "De kop van de tabel.",
		"meaning": "Dutch heading.",
		"type": "string",
		"required": true,
		"example": "Per regio"
	},
	"tenant#reportTable.by": {
		"name": "Regels per",
		"help": "De velden van de lijst met processen waar de regels uit komen.",
		"meaning": "Fields of the realisation list that make the rows.",
		"type": "list of string",
		"required": true,
		"example": [
			"region"
		]
	},
	"tenant#reportTable.across": {
		"name": "Kolommen per",
		"help": "Het veld van de lijst met processen waar de kolommen uit komen; de lezer kiest dan een maat.",
		"meaning": "Field of the realisation list that makes the columns.",
		"type": "string",
		"required": false,
		"example": "region"
	},
	"tenant#reportTable.measures": {
		"name": "Maten",
		"help": "De namen van de maten.",
		"meaning": "Names of measures.",
		"type": "list of string",
		"required": true,
		"example": [
			"processes"
		]
	},
	"tenant#reportMeasure.label": {
		"name": "Kop",
		"help": "De kop van de kolom.",
		"meaning": "Dutch heading of its column.",
		"type": "string",
		"required": true,
		"example": "Gevraagde laadpunten"
	},
	"tenant#reportMeasure.sum": {
		"name": "Optellen",
		"help": "Plaatsen waarvan de getallen worden opgeteld. Weggelaten: de processen worden geteld.",
		"meaning": "Paths in the record whose numbers are added up. Left out: the processes are counted.",
		"type": "list of string",
		"required": false,
		"example": [
			"CurrentLocation.NumberOfChargingStations"
		]
	},
	"tenant#reportMeasure.filled": {
		"name": "Alleen met",
		"help": "Alleen processen waar deze plaats gevuld is tellen mee.",
		"meaning": "Path in the record; only processes with a value there count.",
		"type": "string",
		"required": false,
		"example": "values.Progress.AllPartiesSignedDate"
	},
	"tenant#manualPage.slug": {
		"name": "Naam in het adres",
		"help": "Ook de naam van het bestand, zonder .md.",
		"meaning": "Name of the page in its address, and of its file without .md.",
		"type": "pageSlug",
		"required": true,
		"example": "inleiding"
	},
	"tenant#manualPage.title": {
		"name": "Titel",
		"help": "In het menu en boven de pagina.",
		"meaning": "Dutch title, in the menu and above the page.",
		"type": "string",
		"required": true,
		"example": "Inleiding"
	},
	"tenant#manualPage.needs": {
		"name": "Rechten",
		"help": "Een van deze rechten heeft de lezer nodig, naast dat op handleidingen. Weggelaten: geen.",
		"meaning": "Attributes of which the reader needs one, besides manuals. Left out: none.",
		"type": "attributes",
		"required": false,
		"example": [
			"reporting"
		]
	},
	"tenant#manualPage.aliases": {
		"name": "Andere adressen",
		"help": "Andere namen die naar de pagina leiden.",
		"meaning": "Other slugs that lead to the page.",
		"type": "list of pageSlug",
		"required": false,
		"example": [
			"welkom"
		]
	},
	"tenant#manualPage.helps": {
		"name": "Hulp bij",
		"help": "Adressen waar het hulpteken naar deze pagina leidt: die zo beginnen, met * voor elk woord. Het langste dat past telt.",
		"meaning": "Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts.",
		"type": "list of string",
		"required": false,
		"example": [
			"/aanvragen/*"
		]
	},
	"tenant#theme.brand": {
		"name": "Merkkleur",
		"help": "De kleur van de balk en het logo.",
		"meaning": "Colour of the strip and the logo.",
		"type": "colour",
		"required": true,
		"example": "#00A19A"
	},
	"tenant#theme.action": {
		"name": "Actiekleur",
		"help": "De kleur van knoppen, links en invoervelden.",
		"meaning": "Colour of buttons, links and controls.",
		"type": "colour",
		"required": true,
		"example": "#0B5C78"
	},
	"tenant#theme.logo": {
		"name": "Logo",
		"help": "Een bestand in de map van de tenant.",
		"meaning": "File in the tenant's folder.",
		"type": "string",
		"required": true,
		"example": "logo.svg"
	},
	"tenant#theme.logoAlt": {
		"name": "Tekst van het logo",
		"help": "Voor wie het logo niet ziet.",
		"meaning": "Dutch text of the logo for those who cannot see it.",
		"type": "string",
		"required": true,
		"example": "Utopia"
	},
	"tenant#theme.logoWidth": {
		"name": "Breedte van het logo",
		"help": "In de balk, in pixels.",
		"meaning": "Width of the logo in the bar, in pixels.",
		"type": "integer",
		"required": false,
		"default": 130,
		"example": 130
	},
	"tenant#theme.imageWidth": {
		"name": "Breedte op het startdocument",
		"help": "Van de afbeelding van de tenant, in pixels. Weggelaten: wat bij een hoogte van 32 hoort.",
		"meaning": "Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives.",
		"type": "integer",
		"required": false,
		"example": 160
	},
	"tenant#reason.value": {
		"name": "Waarde",
		"help": "Wat wordt bewaard.",
		"meaning": "Stored value.",
		"type": "string",
		"required": true,
		"example": "other"
	},
	"tenant#reason.text": {
		"name": "Tekst",
		"help": "De reden zoals zij te lezen is.",
		"meaning": "Dutch label.",
		"type": "string",
		"required": true,
		"example": "Overig"
	},
	"tenant#reason.automatic": {
		"name": "Automatisch",
		"help": "Alleen het systeem geeft deze reden; zij is niet te kiezen.",
		"meaning": "Valid, but only the system gives it; people are not offered it.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"tenant#listEntry.uuid": {
		"name": "Kenmerk",
		"help": "Vast kenmerk van de regel; verandert nooit.",
		"meaning": "Constant for the life of the entry.",
		"type": "uuid",
		"required": true,
		"example": "1d19b69a-d9cb-4d1d-94b4-28944cb4301c"
	},
	"tenant#listEntry.label": {
		"name": "Naam",
		"help": "Hoe de regel heet.",
		"meaning": "Dutch label.",
		"type": "string",
		"required": true,
		"example": "Aannemer Oost"
	},
	"tenant#listEntry.enabled": {
		"name": "Aangeboden",
		"help": "De regel is te kiezen.",
		"meaning": "Offered.",
		"type": "boolean",
		"required": true,
		"default": true,
		"example": true
	},
	"tenant#listEntry.deleted_at": {
		"name": "Verwijderd op",
		"help": "Het tijdstip in milliseconden sinds 1970, of null.",
		"meaning": "Instant of removal in milliseconds since 1970, or null.",
		"type": "integer | null",
		"required": false,
		"default": null,
		"example": null
	},
	"tenant#listEntry.request": {
		"name": "Voor aanvragen",
		"help": "Bij een tag: aanvragen kunnen haar krijgen.",
		"meaning": "Of a tag: it may be given to requests.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": true
	},
	"tenant#listEntry.process": {
		"name": "Voor processen",
		"help": "Bij een tag: processen kunnen haar krijgen.",
		"meaning": "Of a tag: it may be given to processes.",
		"type": "boolean",
		"required": false,
		"default": true,
		"example": true
	},
	"upgrade-mapping.from": {
		"name": "Van versie",
		"help": "De versie waarop de processen nu lopen.",
		"meaning": "Version that the processes run on.",
		"type": "string",
		"required": true,
		"example": "1.0.0"
	},
	"upgrade-mapping.to": {
		"name": "Naar versie",
		"help": "De versie waar ze naartoe gaan.",
		"meaning": "Version they are taken along to.",
		"type": "string",
		"required": true,
		"example": "2.0.0"
	},
	"upgrade-mapping.steps": {
		"name": "Stappen",
		"help": "Per stap van de oude versie de stap van de nieuwe die de stand overneemt. Was een proces er al voorbij en staat het in die andere stap, dan vervalt de afgeronde. Met null vervalt een afgeronde stap; de geschiedenis bewaart hem.",
		"meaning": "Per step of the old version, by its code, the step of the new one that takes over its state; where a process has passed it and come to that step as well, the completed one is dropped. null drops a completed step, which the history keeps.",
		"type": "string | null by name",
		"required": false,
		"example": {
			"3": "4"
		}
	},
	"upgrade-mapping.fields": {
		"name": "Velden",
		"help": "Per veld van de oude versie het veld waar de waarde heen gaat. Met null vervalt de waarde; de geschiedenis bewaart haar. [] achter een lijst wijst een veld van de regels aan.",
		"meaning": "Per field of the old version the field its value goes to; null drops the value, which the history keeps. [] stands behind a list of which the items' field is meant.",
		"type": "string | null by name",
		"required": false,
		"example": {
			"Advice.Comments": "Advice.Explanation"
		}
	},
	"upgrade-mapping.options": {
		"name": "Keuzes",
		"help": "Per veld van de oude versie, per vervallen keuze, de keuze die ervoor in de plaats komt. Met null wordt het veld leeg.",
		"meaning": "Per field of the old version, per option that is gone, the option that takes its place; null empties the field.",
		"type": "string | number | boolean | null by name by name",
		"required": false,
		"example": {
			"Advice.Advice": {
				"alternative-without": "no"
			}
		}
	},
	"upgrade-mapping.values": {
		"name": "Waarden",
		"help": "Wat processen krijgen in een veld van de nieuwe versie dat leeg is.",
		"meaning": "Per field of the new version what processes get in which it is empty.",
		"type": "string | number | boolean | array | object by name",
		"required": false,
		"example": {
			"GridConnection.ConnectionValue": "3 x 25 A"
		}
	},
	"upgrade-mapping.accept": {
		"name": "Aanvaarde wijzigingen",
		"help": "Wijzigingen die lopende processen zonder meer volgen, genoemd zoals de proef ze noemt.",
		"meaning": "Changes that running processes may follow as they are, each as the dry run names it.",
		"type": "list of string",
		"required": false,
		"example": [
			"branch-added 3"
		]
	},
	"widget#uiOptions.span": {
		"name": "Breedte",
		"help": "Hoeveel van de twaalf kolommen het veld op een breed scherm inneemt.",
		"meaning": "Columns of twelve the field takes on a wide screen.",
		"type": "3 | 4 | 6 | 8 | 12",
		"required": false,
		"default": 12,
		"example": 6
	},
	"widget#uiOptions.rows": {
		"name": "Hoogte",
		"help": "Het aantal regels van een tekstvak.",
		"meaning": "Lines of a textarea.",
		"type": "integer",
		"required": false,
		"default": 5,
		"example": 5
	},
	"widget#uiOptions.category": {
		"name": "Soort",
		"help": "De soort partij, locatie of bestanden die het veld aanbiedt.",
		"meaning": "Stakeholder category a stakeholder widget offers, location category of a location widget, or category of the files of a files widget.",
		"type": "\"cpo\" | \"municipality\" | \"customer\" | \"contractor\" | \"gridoperator\" | \"selected\" | \"alternative\" | \"ParkingSpots\" | \"Underground\" | \"Broker\" | \"GridOperator\" | \"CPOAdditional\" | \"TrafficDecision\" | \"DeliveryDocumentation\" | \"SideView\" | \"TopView\" | \"topview-alt\" | \"sideview-alt\" | string",
		"required": false,
		"example": "gridoperator"
	},
	"widget#uiOptions.whileEmpty": {
		"name": "Zolang leeg",
		"help": "Een lijst met bestanden: het startdocument wordt alleen aangeboden zolang die leeg is. Weggelaten: altijd.",
		"meaning": "List of files: a start-document widget offers the generated document only while it is empty. Left out: always.",
		"type": "fieldPath",
		"required": false,
		"example": "Docs.ParkingSpots"
	},
	"widget#uiOptions.itemText": {
		"name": "Naam van een regel",
		"help": "Hoe één regel heet, voor haar nummer.",
		"meaning": "Dutch name of one item, before its number.",
		"type": "string",
		"required": false,
		"example": "Offerte"
	},
	"widget#uiOptions.addText": {
		"name": "Knop om toe te voegen",
		"help": "Wat er op de knop staat die een regel toevoegt.",
		"meaning": "Dutch text of the button that adds an item.",
		"type": "string",
		"required": false,
		"example": "Voeg een offerte toe"
	},
	"widget#uiOptions.removeText": {
		"name": "Knop om te verwijderen",
		"help": "Wat er op de knop staat die een regel verwijdert.",
		"meaning": "Dutch text of the button that removes an item.",
		"type": "string",
		"required": false,
		"example": "Verwijder"
	},
	"widget#uiOptions.emptyText": {
		"name": "Tekst als er niets is",
		"help": "Te zien als er niets te tonen is.",
		"meaning": "Dutch text shown when there is nothing to show.",
		"type": "string",
		"required": false,
		"example": "Er is nog geen locatie gekozen."
	},
	"widget#uiOptions.emptyValue": {
		"name": "Waarde van een leeg veld",
		"help": "Als wat een leeg tekstveld wordt verstuurd. Weggelaten: het wordt niet verstuurd.",
		"meaning": "What an empty text field is sent as. Left out: an empty field is not sent.",
		"type": "\"\"",
		"required": false,
		"example": ""
	},
	"widget#uiOptions.suffix": {
		"name": "Eenheid",
		"help": "Staat achter de waarde.",
		"meaning": "Unit after the value.",
		"type": "string",
		"required": false,
		"example": "kW"
	},
	"widget#uiOptions.inline": {
		"name": "Naast elkaar",
		"help": "De keuzes staan naast elkaar in plaats van onder elkaar.",
		"meaning": "Options beside each other instead of below each other.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"widget#uiOptions.locations": {
		"name": "Aangeboden locaties",
		"help": "Vooraf gekozen laadlocaties, of elke plek.",
		"meaning": "What a location widget offers: preselected charging locations to choose from, or any place.",
		"type": "\"preselected\" | \"free\"",
		"required": false,
		"default": "free",
		"example": "preselected"
	},
	"widget#uiOptions.allowRejected": {
		"name": "Ook afgewezen locaties",
		"help": "Een afgewezen laadlocatie is ook te kiezen.",
		"meaning": "A rejected charging location may be chosen too.",
		"type": "boolean",
		"required": false,
		"default": false,
		"example": true
	},
	"widget#uiOptions.title": {
		"name": "Kop",
		"help": "De kop die het onderdeel toont.",
		"meaning": "Dutch heading the widget shows.",
		"type": "string",
		"required": false,
		"example": "Alternatief locatievoorstel"
	},
	"widget#uiOptions.warning": {
		"name": "Waarschuwing",
		"help": "De waarschuwing die het onderdeel toont.",
		"meaning": "Dutch warning the widget shows.",
		"type": "string",
		"required": false,
		"example": "Stel onder aan deze pagina een alternatieve locatie voor."
	},
	"widget#uiOptions.advice": {
		"name": "Veld van het advies",
		"help": "Over welk advies het gaat. Weggelaten: Advice.Advice.",
		"meaning": "Field of the advice that a decision or an advice-summary is about. Left out: Advice.Advice.",
		"type": "fieldPath",
		"required": false,
		"example": "CPOAdvice.CPOAdvice"
	},
	"widget#uiOptions.comments": {
		"name": "Veld van de toelichting",
		"help": "Welke toelichting bij het advies te zien is. Weggelaten: Comments naast het advies.",
		"meaning": "Field of the explanation that an advice-summary shows. Left out: Comments beside the advice.",
		"type": "fieldPath",
		"required": false,
		"example": "CPOAdvice.CPOComments"
	},
	"widget#uiOptions.options": {
		"name": "Keuzes per advies",
		"help": "Per advies de keuzes die worden aangeboden.",
		"meaning": "Per advice (by its value), the choices a decision widget offers.",
		"type": "list of string by name",
		"required": false,
		"example": {
			"alternative": [
				"reject-cancel",
				"accept",
				"reject-own-location"
			]
		}
	}
} as const;

export const choices = {
	"condition#productRole": [
		{
			"value": "cpo",
			"name": "CPO",
			"help": "",
			"meaning": ""
		},
		{
			"value": "municipality",
			"name": "Gemeente",
			"help": "",
			"meaning": ""
		},
		{
			"value": "admin",
			"name": "Beheerder",
			"help": "",
			"meaning": ""
		},
		{
			"value": "developer",
			"name": "Ontwikkelaar",
			"help": "",
			"meaning": ""
		},
		{
			"value": "rvb",
			"name": "Medewerker",
			"help": "",
			"meaning": ""
		},
		{
			"value": "customer",
			"name": "Klant",
			"help": "",
			"meaning": ""
		},
		{
			"value": "caseworker",
			"name": "Medewerker",
			"help": "",
			"meaning": ""
		},
		{
			"value": "caseviewer",
			"name": "Gast",
			"help": "",
			"meaning": ""
		},
		{
			"value": "guest",
			"name": "Gast",
			"help": "",
			"meaning": ""
		}
	],
	"widget#widget": [
		{
			"value": "text",
			"name": "Tekstregel",
			"help": "Eén regel tekst.",
			"meaning": "One line of text."
		},
		{
			"value": "textarea",
			"name": "Tekstvak",
			"help": "Meer regels tekst.",
			"meaning": "Several lines of text."
		},
		{
			"value": "number",
			"name": "Getal",
			"help": "Een getal, met een komma voor de decimalen.",
			"meaning": "A number, with decimal comma."
		},
		{
			"value": "select",
			"name": "Keuzelijst",
			"help": "Eén keuze uit een lijst die openklapt.",
			"meaning": "One out of a list that folds open."
		},
		{
			"value": "radio",
			"name": "Keuzerondjes",
			"help": "Eén keuze uit enkele die allemaal te zien zijn.",
			"meaning": "One out of a few visible options."
		},
		{
			"value": "checkboxes",
			"name": "Aankruisvakjes",
			"help": "Meer keuzes uit een lijst.",
			"meaning": "Several out of a list."
		},
		{
			"value": "checkbox",
			"name": "Aankruisvakje",
			"help": "Ja of nee.",
			"meaning": "Yes or no."
		},
		{
			"value": "date",
			"name": "Datum",
			"help": "Een kalenderdag.",
			"meaning": "A calendar day."
		},
		{
			"value": "time",
			"name": "Tijd",
			"help": "Een tijd van de dag.",
			"meaning": "A time of the day."
		},
		{
			"value": "resettable-date",
			"name": "Datum of geannuleerd",
			"help": "Een kalenderdag die op Cancelled gezet kan worden, waar de tenant dat toestaat.",
			"meaning": "A calendar day that may be reset to Cancelled, where the tenant allows it."
		},
		{
			"value": "stakeholder",
			"name": "Partij",
			"help": "Een partij van een soort, uit de partijen van de tenant.",
			"meaning": "A stakeholder of a category, out of the tenant's stakeholders."
		},
		{
			"value": "pid",
			"name": "PID",
			"help": "Een PID uit de lijst van de tenant.",
			"meaning": "A PID, out of the tenant's list."
		},
		{
			"value": "location-choice",
			"name": "Locatiekeuze",
			"help": "De locatie kiezen op een kaart, op adres of met een laadlocatie.",
			"meaning": "Choosing the location on a map, by address or by a charging location."
		},
		{
			"value": "location-summary",
			"name": "Locatie",
			"help": "De locatie op een kaart met haar adres, alleen te lezen. Een heel onderdeel.",
			"meaning": "The location on a map with its address, read only. A whole section."
		},
		{
			"value": "alternative-location",
			"name": "Alternatieve locatie",
			"help": "De alternatieve locatie van een advies kiezen.",
			"meaning": "Choosing the alternative location of an advice."
		},
		{
			"value": "advice-summary",
			"name": "Advies",
			"help": "Het advies met de toelichting, alleen te lezen. Een heel onderdeel.",
			"meaning": "The advice and its explanation, read only. A whole section."
		},
		{
			"value": "decision",
			"name": "Beslissing",
			"help": "De keuzes die bij het gegeven advies passen.",
			"meaning": "The choices that fit the advice given."
		},
		{
			"value": "proposal-comparison",
			"name": "Vergelijking",
			"help": "Het eigen voorstel en het alternatief naast elkaar. Een heel onderdeel.",
			"meaning": "Own proposal and alternative side by side. A whole section."
		},
		{
			"value": "start-document",
			"name": "Startdocument",
			"help": "De startdocumenten om te lezen en, als er geen is, het gemaakte voor wie dat mag hebben. Een heel onderdeel.",
			"meaning": "The manual start documents to read and, where there are none, the generated one for those who may have it. A whole section."
		},
		{
			"value": "automatic-views",
			"name": "Automatische aanzichten",
			"help": "Een knop die het ontbrekende zijaanzicht en bovenaanzicht laat maken. Een heel onderdeel.",
			"meaning": "Button that has the missing side view and top view made, for those who may. A whole section."
		},
		{
			"value": "identifiers",
			"name": "Lijst met nummers",
			"help": "Een lijst met korte nummers.",
			"meaning": "A list of short ids."
		},
		{
			"value": "repeatable",
			"name": "Herhaalbare regels",
			"help": "Een lijst met regels, elk een klein formulier.",
			"meaning": "A list of items, each a small form."
		},
		{
			"value": "read-only-text",
			"name": "Alleen tekst",
			"help": "De waarde als tekst.",
			"meaning": "The value as text."
		},
		{
			"value": "coordinates",
			"name": "Coördinaten",
			"help": "Breedte- en lengtegraad; 'breedte, lengte' plakken vult beide in.",
			"meaning": "Latitude and longitude; pasting 'lat, lng' fills both."
		},
		{
			"value": "files",
			"name": "Bestanden",
			"help": "Bestanden van een soort: toevoegen, bekijken en downloaden.",
			"meaning": "Files of a category: uploading, looking at and downloading them; read only where the field or section is. A list of file ids, or of views (id and ext)."
		},
		{
			"value": "hidden",
			"name": "Verborgen",
			"help": "Niet te zien; een ander veld of het systeem vult het in.",
			"meaning": "Not drawn; filled in by another widget or by the system."
		}
	],
	"widget#format": [
		{
			"value": "unicode",
			"name": "Tekst",
			"help": "Eén regel tekst.",
			"meaning": "One line of text."
		},
		{
			"value": "unicode-multiline",
			"name": "Tekst met regels",
			"help": "Tekst van meer regels.",
			"meaning": "Text with line ends."
		},
		{
			"value": "address-text",
			"name": "Deel van een adres",
			"help": "Letters, cijfers en leestekens van een adres.",
			"meaning": "Name of a street or a place."
		},
		{
			"value": "house-number",
			"name": "Huisnummer",
			"help": "Alleen cijfers.",
			"meaning": "Number of a house, without its suffix."
		},
		{
			"value": "postal-code",
			"name": "Postcode",
			"help": "Een Nederlandse postcode.",
			"meaning": "Postal code of the Netherlands."
		},
		{
			"value": "postal-code-be",
			"name": "Belgische postcode",
			"help": "Een Belgische postcode.",
			"meaning": "Postal code of Belgium."
		},
		{
			"value": "identifier",
			"name": "Korte code",
			"help": "Letters, cijfers en liggende streepjes.",
			"meaning": "Letters, digits and underscore."
		},
		{
			"value": "calendar-date",
			"name": "Dag",
			"help": "Een kalenderdag. Ligt hij voor 2010 of meer dan tien jaar vooruit, dan wordt wie hem invult gewaarschuwd.",
			"meaning": "\"YYYY-MM-DD\". Who fills in a day before 2010 or more than ten years ahead is warned."
		},
		{
			"value": "planned-date",
			"name": "Dag of geannuleerd",
			"help": "Een kalenderdag, of Cancelled.",
			"meaning": "calendar-date or Cancelled."
		},
		{
			"value": "url",
			"name": "Webadres",
			"help": "Een webadres met http of https.",
			"meaning": "Address of a page, http or https."
		},
		{
			"value": "email",
			"name": "E-mailadres",
			"help": "Een e-mailadres.",
			"meaning": "Address of a mailbox."
		},
		{
			"value": "uuid4",
			"name": "Kenmerk",
			"help": "Een uuid van versie 4.",
			"meaning": "Version 4 uuid."
		},
		{
			"value": "ean18",
			"name": "EAN-code",
			"help": "Achttien cijfers met een controlecijfer.",
			"meaning": "EAN code of 18 digits, with its check digit."
		},
		{
			"value": "external-id",
			"name": "Id van de aanmelddienst",
			"help": "Het id van iemand bij een aanmelddienst van buiten.",
			"meaning": "Id of an outside identity provider."
		},
		{
			"value": "clock-time",
			"name": "Tijd",
			"help": "Een tijd van de dag, als 09:30.",
			"meaning": "\"HH:MM\"."
		},
		{
			"value": "stakeholder-name",
			"name": "Naam van een partij",
			"help": "Letters, cijfers, spaties en enkele leestekens.",
			"meaning": "Name of a stakeholder."
		}
	]
} as const;
