import { IconArrowsMaximize, IconDownload, IconMap2 } from "@tabler/icons-react";
import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useState } from "react";
import { notifyFailure } from "../api/notify.ts";
import { saveFile } from "../export/save-file.ts";
import { text } from "../texts/text.ts";
import { useBaseStyle } from "./base-style.ts";
import styles from "./MapBar.module.css";
import { mapPicture } from "./map-picture.ts";
import type { MapSettings } from "./map-settings.ts";
import { municipalityBackground } from "./municipality-background.ts";

interface MapBarProps {
	readonly map: LeafletMap | null;
	readonly label: string;
	/** What the pointer is over, or null. */
	readonly pointedAt: string | null;
	readonly settings: MapSettings;
	/** Omitted for a map that already fills the window. */
	readonly onEnlarge?: () => void;
}

/**
 * Below every map: what the pointer is over, and buttons for another background, a picture of the map and enlarging it.
 */
export function MapBar({ map, label, pointedAt, settings, onEnlarge }: MapBarProps) {
	const { style, next, toNext } = useBaseStyle(settings);
	const [busy, setBusy] = useState(false);
	const download = async (): Promise<void> => {
		if (map === null || busy) return;
		setBusy(true);
		try {
			const background = () => municipalityBackground(settings.countries ?? []);
			const credits = map.attributionControl?.getContainer()?.textContent ?? "";
			saveFile(await mapPicture(map, { background, credits }), `${label.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.png`);
		} catch {
			notifyFailure(text("map.download.failed.title"), text("map.download.failed"));
		} finally {
			setBusy(false);
		}
	};
	const styleName = text(`map.style.${style}`);
	return (
		<div className={styles.bar}>
			<p className={styles.label} title={pointedAt ?? undefined}>
				{pointedAt ?? label}
			</p>
			<BarButton name={text("map.style", { style: styleName, next: text(`map.style.${next}`) })} onPress={toNext}>
				<IconMap2 size={18} aria-hidden />
			</BarButton>
			<span className={styles.said} role="status">
				{text("map.style.now", { style: styleName })}
			</span>
			<BarButton name={text("map.download")} onPress={() => void download()}>
				<IconDownload size={18} aria-hidden />
			</BarButton>
			{onEnlarge ? (
				<BarButton name={text("map.expand")} onPress={onEnlarge}>
					<IconArrowsMaximize size={18} aria-hidden />
				</BarButton>
			) : null}
		</div>
	);
}

interface BarButtonProps {
	readonly name: string;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

function BarButton({ name, onPress, children }: BarButtonProps) {
	return (
		<button type="button" className={styles.button} aria-label={name} title={name} onClick={onPress}>
			{children}
		</button>
	);
}
