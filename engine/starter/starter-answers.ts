export const starterStyles = ["operator", "city", "blank"] as const;
type StarterStyle = (typeof starterStyles)[number];

/** A municipality with the centre of its territory. */
export interface PlacedMunicipality {
	readonly code: string;
	readonly name: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** What must be known about a new tenant. */
export interface StarterAnswers {
	/** Name in addresses, and of the folder. */
	readonly slug: string;
	/** Display name. */
	readonly label: string;
	/** If empty, the tenant's processes belong to customers. */
	readonly municipalities: readonly PlacedMunicipality[];
	readonly style: StarterStyle;
	/** The first carries out processes, the second judges them; the others only see them. */
	readonly roles: readonly string[];
	/** Labels of the roles that are the tenant's own. */
	readonly ownRoles: Readonly<Record<string, string>>;
	/** The country it works in; without it, that of its first municipality. */
	readonly country?: "nl" | "be";
	/** Colours as #RRGGBB, with the contrast the product requires. */
	readonly colours?: { readonly brand: string; readonly action: string };
	/** Label of its first type of process. */
	readonly processType?: string;
	/** The role that designs and publishes; without it nobody does. */
	readonly designer?: string;
}
