import { Button } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { BaseMap } from "../map/BaseMap.tsx";
import { cornersOf, middleOf } from "../map/corners.ts";
import { Legend } from "../map/Legend.tsx";
import { FitBounds } from "../map/MapCamera.tsx";
import { DEFAULT_CENTER, type MapSettings, type Position } from "../map/map-settings.ts";
import { STATUSES, type SymbolName, statusText } from "../map/map-symbols.ts";
import { Pin } from "../map/Pin.tsx";
import { PinPlacing } from "../map/PinPlacing.tsx";
import { PointLayer } from "../map/PointLayer.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { text } from "../texts/text.ts";
import { AddressSearchBox } from "./AddressSearchBox.tsx";
import { type AddressSearch, type FoundAddress, serverAddressSearch } from "./address-search.ts";
import { ChargingLocationDetails } from "./ChargingLocationDetails.tsx";
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
import { NearbyLocations } from "./NearbyLocations.tsx";
import { useReverseAddress } from "./use-reverse-address.ts";

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
	/** Charging location this process is linked to; null when none. */
	readonly linkedUuid: string | null;
	/** An alternative is chosen: rejected locations may be linked too. */
	readonly alternativeMode?: boolean;
	/** Metres across the circle around the chosen place. Default 200. */
	readonly diameter?: number;
	/** Where the map starts without a place: a request's coordinates, the municipality's middle. */
	readonly start?: Position | null;
	/** Nothing of this step was saved yet; then the last link can be taken up again. */
	readonly unsaved?: boolean;
	/** Left out: charging locations are shown, but cannot be linked here. */
	readonly onConnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	readonly onDisconnect?: (location: ChargingLocation) => Promise<unknown> | unknown;
	readonly search?: AddressSearch;
	/** The fields of the group, drawn by the form. */
	readonly children?: ReactNode;
}

/** Choice of a place: by address, by a pin on the map, by coordinates, or by an existing charging location. */
export function LocationChoice(props: LocationChoiceProps) {
	const { value, onChange, locked, map, locations, linkedUuid, start = null, search = serverAddressSearch } = props;
	const [hidden, setHidden] = useState<ReadonlySet<SymbolName>>(new Set());
	const [busy, setBusy] = useState(false);
	const [lastLinked, setLastLinked] = useState<ChargingLocation | null>(null);
	const { outcome, accept } = useReverseAddress(value, onChange, search, locked);
	const points = useMemo(() => locations.map(asPoint), [locations]);
	const shown = useMemo(() => points.filter(({ symbol }) => !hidden.has(symbol)), [points, hidden]);
	const linked = locations.find(({ uuid }) => uuid === linkedUuid);
	const position = positionOf(value);
	const around = useMemo(() => cornersOf(points), [points]);
	const centre = position ?? start ?? middleOf(around) ?? map.center ?? DEFAULT_CENTER;
	const symbol = props.alternativeMode ? "alternative" : "selected";
	const pinTitle = text(props.alternativeMode ? "location.pin.alternative" : "location.pin.selected", { address: addressOf(value) });

	const settle = (changed: LocationValue): void => {
		accept(changed);
		onChange(changed);
	};
	const chooseAddress = (address: FoundAddress): void => settle(withAddress(withPosition(value, address), address));
	const act = async (location: ChargingLocation, action: "link" | "unlink"): Promise<void> => {
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
	};
	const actionOn = (location: ChargingLocation): "link" | "unlink" | null => {
		const action = linkAction(location, { linkedUuid, alternativeMode: props.alternativeMode ?? false });
		const possible = !locked && (action === "link" ? props.onConnect : props.onDisconnect) !== undefined;
		return possible ? action : null;
	};
	const actionsFor = (location: ChargingLocation, done?: () => void): ReactNode => (
		<LocationActions
			location={location}
			action={actionOn(location)}
			busy={busy}
			onAct={(chosen) => {
				done?.();
				void act(location, chosen);
			}}
		/>
	);

	return (
		<div className={styles.choice}>
			{locked ? null : <AddressSearchBox search={search} near={centre} onChoose={chooseAddress} />}
			<BaseMap label={props.label ?? text("location.map")} settings={map} position={position} start={start}>
				{position === null && start === null ? <FitBounds positions={around} /> : null}
				{position ? <RadiusCircle position={position} diameter={props.diameter ?? 200} /> : null}
				<PointLayer
					points={shown}
					details={(point, close) => (
						<>
							<ChargingLocationDetails location={point.location} />
							{actionsFor(point.location, close)}
						</>
					)}
				/>
				{position ? <Pin position={position} symbol={symbol} title={pinTitle} /> : null}
				{locked ? null : <PinPlacing onPlace={(place) => onChange(withPosition(value, place))} />}
			</BaseMap>
			{locked ? null : <p className={styles.hint}>{text("location.hint")}</p>}
			<p className={styles.outcome} role="status">
				{outcome === "none-found" ? text("location.pin.noAddress") : outcome === "unavailable" ? text("location.search.unavailable") : ""}
			</p>
			<Legend
				fixed={[{ symbol, label: text(props.alternativeMode ? "location.legend.alternative" : "location.legend.selected") }]}
				entries={STATUSES.map((status) => ({
					symbol: status,
					label: text(statusText(status)),
					count: points.filter((point) => point.symbol === status).length,
				}))}
				hidden={hidden}
				onToggle={(toggled) => setHidden(toggle(hidden, toggled))}
			/>
			<NearbyLocations points={shown} centre={centre} isChoice={(location) => actionOn(location) !== null} actions={actionsFor} />
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

function toggle<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
	const changed = new Set(set);
	if (!changed.delete(item)) changed.add(item);
	return changed;
}
