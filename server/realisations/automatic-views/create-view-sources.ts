import type { Config } from "../../config/config.ts";
import { AerialPhoto } from "./aerial-photo.ts";
import { StreetView } from "./street-view.ts";
import type { ViewSources } from "./view-source.ts";

/** The sources that the deployment configures. */
export function createViewSources({ streetView, aerialPhotoUrl, aerialPhotoBeUrl }: Config["automaticViews"]): ViewSources {
	const photo = (address: string | null) => (address === null ? null : new AerialPhoto(address));
	return {
		sideview: streetView === null ? null : new StreetView(streetView.url, streetView.key),
		topview: { nl: photo(aerialPhotoUrl), be: photo(aerialPhotoBeUrl) },
	};
}
