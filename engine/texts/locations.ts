/** What the engine says about charging locations. */

export const statusAlert = "Aandachtspunt";
export const statusRejected = "Afgekeurd";
export const statusSuggestion = "Voorgesteld";
export const statusDefinitive = "Gevalideerd";
export const statusInProgress = "In voorbereiding";
export const statusRealized = "Gerealiseerd";
export const statusUnknown = "Onbekend";
export const process = "Bekijk het proces";
