// Written by `npm run generate` out of schemas/condition.schema.json. Change that, not this.
export const roles = [
	{
		"role": "cpo",
		"label": "CPO"
	},
	{
		"role": "municipality",
		"label": "Gemeente"
	},
	{
		"role": "admin",
		"label": "Beheerder",
		"unnamed": true
	},
	{
		"role": "developer",
		"label": "Ontwikkelaar"
	},
	{
		"role": "rvb",
		"label": "Medewerker"
	},
	{
		"role": "customer",
		"label": "Klant"
	},
	{
		"role": "caseworker",
		"label": "Medewerker"
	},
	{
		"role": "caseviewer",
		"label": "Gast"
	},
	{
		"role": "guest",
		"label": "Gast"
	}
] as const;
