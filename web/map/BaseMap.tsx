import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useState } from "react";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./BaseMap.module.css";
import { MapBar } from "./MapBar.tsx";
import { MapView, type MapViewProps } from "./MapView.tsx";
import { MapLabelContext } from "./map-label.ts";
import { LARGE_ZOOM } from "./map-settings.ts";
import "../texts/areas/map.ts";

interface BaseMapProps extends Omit<MapViewProps, "onMap"> {
	/** Legend and other controls: below the map, and beside it in the enlarged window. */
	readonly panel?: ReactNode;
}

/** A map with its bar and panel that can be enlarged to the whole window, with everything on it. */
export function BaseMap({ panel, ...view }: BaseMapProps) {
	const [large, setLarge] = useState<"never" | "closed" | "open">("never");
	return (
		<>
			<MapWithBar {...view} onEnlarge={() => setLarge("open")} />
			{panel}
			{large === "never" ? null : (
				<Dialog
					opened={large === "open"}
					onClose={() => setLarge("closed")}
					fullScreen
					title={view.label}
					closeButtonProps={{ "aria-label": text("map.close") }}
				>
					<div className={styles.large}>
						<MapWithBar {...view} zoom={{ ...view.zoom, place: LARGE_ZOOM }} preview={false} />
						<div className={styles.panel}>{panel}</div>
					</div>
				</Dialog>
			)}
		</>
	);
}

function MapWithBar({ onEnlarge, ...view }: MapViewProps & { readonly onEnlarge?: () => void }) {
	const [map, setMap] = useState<LeafletMap | null>(null);
	const [pointedAt, setPointedAt] = useState<string | null>(null);
	return (
		<div className={styles.whole} {...(view.settings.language ? { lang: view.settings.language } : {})}>
			<MapLabelContext value={setPointedAt}>
				<MapView {...view} onMap={setMap} />
			</MapLabelContext>
			<MapBar map={map} label={view.label} pointedAt={pointedAt} settings={view.settings} {...(onEnlarge ? { onEnlarge } : {})} />
		</div>
	);
}
