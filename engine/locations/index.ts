export { type ListedLocation, locationAddress, locationReference, locationRound, noRound } from "./listed-location.ts";
export { isLocationStatus, type LocationStatus, locationProcessWord, locationStatuses, locationStatusWord } from "./location-words.ts";
