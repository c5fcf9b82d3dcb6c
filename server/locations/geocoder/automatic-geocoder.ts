import { isDutchAlone, type PublicMaps } from "../../plugins/public-maps.ts";
import { type Country, type Geocoder, GeocoderUnavailable } from "./geocoder.ts";

/**
 * The public address search while it answers, for the Netherlands; otherwise the embedded one, also for the countries that the public one
 * does not cover.
 */
export function automaticGeocoder(
	known: Geocoder,
	embedded: Geocoder,
	availability: Pick<PublicMaps["addressSearch"]["availability"], "answers" | "missed">,
): Geocoder {
	const watched = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
		answer.catch((failure: unknown) => {
			if (failure instanceof GeocoderUnavailable) availability.missed();
			throw failure;
		});
	const answering: Geocoder = {
		source: known.source,
		search: (...question) => watched(known.search(...question)),
		reverse: (...question) => watched(known.reverse(...question)),
	};
	const current = (countries: readonly Country[] = ["nl"]): Geocoder =>
		availability.answers && isDutchAlone(countries) ? answering : embedded;
	/** A caller whose query makes the service fail still gets an answer. */
	const ask = async <Answer>(countries: readonly Country[] | undefined, question: (service: Geocoder) => Promise<Answer>) => {
		const service = current(countries);
		try {
			return await question(service);
		} catch (failure) {
			if (service === embedded || !(failure instanceof GeocoderUnavailable)) throw failure;
			return question(embedded);
		}
	};
	return {
		source: embedded.source,
		current,
		search: (query, near, limit, countries) => ask(countries, (service) => service.search(query, near, limit, countries)),
		reverse: (latitude, longitude, countries) => ask(countries, (service) => service.reverse(latitude, longitude, countries)),
	};
}
