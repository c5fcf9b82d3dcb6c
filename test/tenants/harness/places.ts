interface Place {
	readonly code: string;
	/** Those with which a process is started. */
	readonly stakeholders: readonly string[];
	readonly address: Readonly<Record<string, unknown>>;
	readonly elsewhere: Readonly<Record<string, unknown>>;
}

const at = (Latitude: number, Longitude: number, StreetName: string, HouseNumber: string, PostalCode: string, CityName: string) => ({
	Latitude,
	Longitude,
	StreetName,
	HouseNumber,
	PostalCode,
	CityName,
});

/** For each tenant, a municipality with two addresses. */
export const places: Readonly<Record<string, Place>> = {
	amsterdam: {
		code: "0363",
		stakeholders: ["municipality|amsterdam-0363", "cpo|vattenfall-incharge", "gridoperator|liander"],
		address: at(52.3795, 4.8838, "Lindengracht", "12", "1015 KB", "Amsterdam"),
		elsewhere: at(52.3786, 4.8829, "Brouwersgracht", "218", "1013 HE", "Amsterdam"),
	},
	opcharge: {
		code: "0344",
		stakeholders: ["municipality|utrecht-0344", "cpo|opcharge", "gridoperator|stedin"],
		address: at(52.0924, 5.1183, "Neude", "11", "3512 AE", "Utrecht"),
		elsewhere: at(52.0891, 5.1216, "Domplein", "4", "3512 JC", "Utrecht"),
	},
	"park-n-charge": {
		code: "0034",
		stakeholders: ["municipality|almere-0034", "cpo|eneco", "gridoperator|liander"],
		address: at(52.3713, 5.2179, "Stadhuisplein", "1", "1315 HR", "Almere"),
		elsewhere: at(52.3702, 5.2201, "Grotemarkt", "12", "1315 JA", "Almere"),
	},
	vlaanderen: {
		code: "44021",
		stakeholders: ["municipality|gent-44021", "cpo|allego", "gridoperator|fluvius"],
		address: at(51.0543, 3.7217, "Korenmarkt", "1", "9000", "Gent"),
		elsewhere: at(51.0566, 3.725, "Vrijdagmarkt", "9", "9000", "Gent"),
	},
	"go-ral": {
		code: "0202",
		stakeholders: ["municipality|arnhem-0202", "cpo|allego", "gridoperator|liander"],
		address: at(51.9861, 5.9107, "Jansbuitensingel", "7", "6811 AA", "Arnhem"),
		elsewhere: at(51.9803, 5.9021, "Nieuwe Plein", "32", "6811 KR", "Arnhem"),
	},
};
