// Written by `npm run generate` out of schemas/reports.json. Change that, not this.
import type { TenantDefinition } from "./definitions.ts";

export const reports: Required<NonNullable<TenantDefinition["reports"]>> = {
	"menu": [
		{
			"items": [
				{
					"name": "KeyMetrics",
					"path": "key-metrics",
					"label": "Kerncijfers",
					"report": "key-metrics"
				},
				{
					"name": "RequestJudgement",
					"path": "beoordelingen",
					"label": "Beoordelingen",
					"report": "judgements"
				},
				{
					"name": "RealisationProcessStatus",
					"path": "realisatiestatus",
					"label": "Realisatiestatus",
					"report": "process-status"
				},
				{
					"name": "RealisationProcessTimeInSteps",
					"path": "realisatiedoorlooptijden",
					"label": "Realisatiedoorlooptijden",
					"report": "benchmark"
				},
				{
					"name": "RealisationParties",
					"path": "dagen-per-partij",
					"label": "Dagen per partij",
					"report": "parties"
				},
				{
					"name": "RealisationPlanning",
					"path": "gepland-en-verwacht",
					"label": "Gepland en verwacht",
					"report": "planning",
					"planned": "plannedRealisation"
				}
			]
		}
	],
	"years": [
		2021,
		2022,
		2023
	],
	"measures": {
		"processes": {
			"label": "Processen"
		},
		"chargingStations": {
			"label": "Laadpalen",
			"sum": [
				"CurrentLocation.NumberOfChargingStations"
			]
		}
	}
};
