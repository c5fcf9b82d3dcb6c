/** The tenants of the specification. What was decided about them says nothing about a folder that somebody adds. */
export const deliveredTenants = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "rvb", "vlaanderen"] as const;

export const isDelivered = (slug: string): boolean => deliveredTenants.some((one) => one === slug);
