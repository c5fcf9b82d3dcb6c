// Written by `npm run generate` out of schemas/manuals.json. Change that, not this.
import type { TenantDefinition } from "./definitions.ts";

export const manualMenu: NonNullable<TenantDefinition["manuals"]> = {
	"segments": [
		{
			"title": "Aan de slag",
			"pages": [
				{
					"slug": "inleiding",
					"title": "Inleiding",
					"helps": [
						"/",
						"/vandaag",
						"/postvak"
					]
				},
				{
					"slug": "gebruikersprofiel",
					"title": "Gebruikersprofiel"
				}
			]
		},
		{
			"title": "Aanvragen",
			"pages": [
				{
					"slug": "aanvragenoverzicht",
					"title": "Aanvragenoverzicht",
					"helps": [
						"/aanvragen"
					]
				},
				{
					"slug": "aanvragen-beoordelen",
					"title": "Aanvragen beoordelen",
					"helps": [
						"/aanvragen/*"
					]
				}
			]
		},
		{
			"title": "Realisatieprocessen",
			"pages": [
				{
					"slug": "realisatieprocessenoverzicht",
					"title": "Realisatieprocessenoverzicht",
					"helps": [
						"/realisatie",
						"/locaties"
					]
				},
				{
					"slug": "realisatieproces-starten",
					"title": "Realisatieproces starten",
					"helps": [
						"/realisatie/nieuw",
						"/realisatie/*/type"
					]
				},
				{
					"slug": "doorlopen-realisatieproces",
					"title": "Doorlopen van een realisatieproces",
					"helps": [
						"/realisatie/*/*"
					]
				},
				{
					"slug": "realisateproces-onhold-zetten-of-annuleren",
					"title": "Realisatieproces on hold zetten of annuleren",
					"aliases": [
						"realisatieproces-onhold-zetten-of-annuleren"
					]
				}
			]
		},
		{
			"title": "Inrichten",
			"pages": [
				{
					"slug": "werkbank",
					"title": "Werkbank",
					"needs": [
						"design",
						"publish"
					]
				}
			]
		}
	]
};
