/** Attributes of which one opens Vandaag, as on the server: of who works, of who keeps the product going and of who reports. */
export const todayNeeds = ["requestlist", "realisationlist", "reporting", "admin", "design", "publish"] as const;
