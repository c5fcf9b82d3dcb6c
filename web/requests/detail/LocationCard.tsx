import { ActionIcon } from "@mantine/core";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { lazy, Suspense, useCallback, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { CoordinateEditor } from "./CoordinateEditor.tsx";
import styles from "./Coordinates.module.css";
import { GeocoderNotice } from "./GeocoderNotice.tsx";

/** The map is the heaviest part of the page, so it comes after the rest. */
const RequestMap = lazy(() => import("./RequestMap.tsx"));

/** Where the request is: on a map, that can be made as large as the window, and in figures for who may correct them. */
export function LocationCard({ request, mayCorrect }: { readonly request: RequestRecord; readonly mayCorrect: boolean }) {
	const [enlarged, setEnlarged] = useState(false);
	const [typed, setTyped] = useState<Position | null>(null);
	const follow = useCallback((place: Position | null) => setTyped(place), []);
	const { lat, lng } = request.coordinates;
	const stored = lat === null || lng === null ? null : { latitude: lat, longitude: lng };
	const position = mayCorrect ? (typed ?? stored) : stored;
	const map = (large: boolean) => (
		<Suspense fallback={<Skeletons heights={["map"]} label={text("requestmap.loading")} />}>
			<RequestMap request={request} position={position} large={large} />
		</Suspense>
	);
	return (
		<Card
			inLandmark
			title={text("requestmap.card")}
			aside={
				<ActionIcon
					variant="default"
					aria-label={text("requestmap.expand")}
					title={text("requestmap.expand")}
					onClick={() => setEnlarged(true)}
				>
					<IconArrowsMaximize size={18} aria-hidden />
				</ActionIcon>
			}
		>
			<div className={styles.stack}>
				<GeocoderNotice request={request} mayStart={mayCorrect} />
				{map(false)}
				{mayCorrect ? <CoordinateEditor request={request} onPlace={follow} /> : null}
			</div>
			<Dialog
				opened={enlarged}
				onClose={() => setEnlarged(false)}
				fullScreen
				title={<span className={styles.title}>{text("request.title", { reference: request.ref })}</span>}
			>
				{enlarged ? map(true) : null}
			</Dialog>
		</Card>
	);
}
