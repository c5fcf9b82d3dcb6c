import { Button } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { cornersOf, middleOf } from "../map/corners.ts";
import { DEFAULT_CENTER, type MapSettings, type Position } from "../map/map-settings.ts";
import type { OtherPoints } from "../map/other-points.ts";
import { text } from "../texts/text.ts";
import { isSecondClick } from "../ui/presses.ts";
import { AddressSearchBox } from "./AddressSearchBox.tsx";
import { type AddressSearch, type FoundAddress, serverAddressSearch } from "./address-search.ts";
import { ChoiceMap } from "./ChoiceMap.tsx";
import { asPoint, type ChargingLocation, chargingLocationId } from "./charging-location.ts";
import { LocationActions } from "./LocationActions.tsx";
import styles from "./LocationChoice.module.css";
import { LocationPanel } from "./LocationPanel.tsx";
import { linkAction } from "./link-action.ts";
import {
	addressOf,
	type LocationValue,
	positionOf,
	withAddress,
	withChargingLocation,
	withoutPlace,
	withPosition,
} from "./location-value.ts";
import { useReverseAddress } from "./use-reverse-address.ts";
import { useSamePosition } from "./use-same-position.ts";
import { useSteady } from "./use-steady.ts";
import "../texts/areas/locations.ts";

export interface LocationChoiceProps {
	readonly value: LocationValue;
	readonly onChange: (value: LocationValue) => void;
	/** Shown, nothing can be chosen. */
	readonly locked: boolean;
	readonly map: MapSettings;
	/** Name of the map for screen readers, e.g. "Locatie". */
	readonly label?: string;
	/** Charging locations to show and to choose from. */
	readonly locations: readonly ChargingLocation[];
	/** Not all of them are there yet. */
	readonly loading?: boolean;
	/** Charging location this process is linked to; null when none. */
	readonly linkedUuid: string | null;
	/** An alternative is chosen: rejected locations may be linked too. */
	readonly alternativeMode?: boolean;
	/** Metres across the circle around the chosen place. Default 200. */
	readonly diameter?: number;
	/** Where the map starts without a place: a request's coordinates, the municipality's middle. */
	readonly start?: Position | null;
	/** The popup of a charging location tells its uuid. */
	readonly showUuids?: boolean;
	/** Nothing of this step was saved yet; then the last link can be taken up again. */
	readonly unsaved?: boolean;
	/** Left out: charging locations are shown, but cannot be linked here. */
	readonly onConnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	readonly onDisconnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	readonly search?: AddressSearch;
	/** Points on the map besides the charging locations. */
	readonly others?: OtherPoints;
	/** The fields of the group, drawn by the form. */
	readonly children?: ReactNode;
}

/** Choice of a place: by address, by a pin on the map, by coordinates, or by an existing charging location. */
export function LocationChoice(props: LocationChoiceProps) {
	const { value, onChange, locked, map, locations, linkedUuid, start = null, search = serverAddressSearch } = props;
	const { alternativeMode = false } = props;
	const [lastLinked, setLastLinked] = useState<ChargingLocation | null>(null);
	const [busy, setBusy] = useState(false);
	const { outcome, accept } = useReverseAddress(value, onChange, search, locked);
	const points = useMemo(() => locations.map(asPoint), [locations]);
	const around = useMemo(() => cornersOf(points), [points]);
	const position = useSamePosition(positionOf(value));
	const centre = useSamePosition(position ?? start ?? middleOf(around) ?? map.center ?? DEFAULT_CENTER);
	const linked = locations.find(({ uuid }) => uuid === linkedUuid);

	const settle = (changed: LocationValue): void => {
		accept(changed);
		onChange(changed);
	};
	const chooseAddress = (address: FoundAddress): void => settle(withAddress(withPosition(value, address), address));
	const act = useSteady(async (location: ChargingLocation, action: "link" | "unlink"): Promise<void> => {
		// By then another button stands where the first click fell, which would take it back.
		if (isSecondClick()) return;
		setBusy(true);
		try {
			if (action === "link") {
				settle(withChargingLocation(value, location));
				await props.onConnect?.(location);
			} else {
				setLastLinked(location);
				// The server empties what came from the location; so does the form.
				settle(withoutPlace(value));
				await props.onDisconnect?.(location);
			}
		} finally {
			setBusy(false);
		}
	});
	const place = useSteady((found: Position): void => onChange(withPosition(value, found)));
	const canConnect = !locked && props.onConnect !== undefined;
	const canDisconnect = !locked && props.onDisconnect !== undefined;
	const actionOn = useCallback(
		(location: ChargingLocation): "link" | "unlink" | null => {
			const action = linkAction(location, { linkedUuid, alternativeMode });
			return (action === "link" ? canConnect : canDisconnect) ? action : null;
		},
		[linkedUuid, alternativeMode, canConnect, canDisconnect],
	);
	const actionsFor = useCallback(
		(location: ChargingLocation, done?: () => void): ReactNode => (
			<LocationActions
				location={location}
				action={actionOn(location)}
				busy={busy}
				onAct={(chosen) => {
					done?.();
					void act(location, chosen);
				}}
			/>
		),
		[actionOn, act, busy],
	);

	return (
		<div className={styles.choice}>
			{locked ? null : <AddressSearchBox search={search} near={centre} onChoose={chooseAddress} />}
			<ChoiceMap
				label={props.label ?? text("location.map")}
				settings={map}
				points={points}
				loading={props.loading ?? false}
				around={around}
				position={position}
				address={addressOf(value)}
				start={start}
				centre={centre}
				diameter={props.diameter ?? DEFAULT_DIAMETER}
				symbol={alternativeMode ? "alternative" : "selected"}
				showUuids={props.showUuids ?? false}
				onPlace={locked ? null : place}
				actionOn={actionOn}
				actionsFor={actionsFor}
				others={props.others}
			/>
			<p className={styles.outcome} role="status">
				{outcome === "none-found" ? text("location.pin.noAddress") : outcome === "unavailable" ? text("location.search.unavailable") : ""}
			</p>
			<LocationPanel value={value} reference={linked ? chargingLocationId(linked) : undefined} />
			{linked ? <div className={styles.last}>{actionsFor(linked)}</div> : null}
			{!locked && props.unsaved && linkedUuid === null && lastLinked && props.onConnect ? (
				<Button disabled={busy} onClick={() => void act(lastLinked, "link")} className={styles.last ?? ""}>
					{text("location.lastLinked")}
				</Button>
			) : null}
			{props.children}
		</div>
	);
}

/** Metres. */
const DEFAULT_DIAMETER = 200;
