import { ActionIcon, type ActionIconProps } from "@mantine/core";
import {
	IconArrowBackUp,
	IconArrowLeft,
	IconArrowRight,
	IconBell,
	IconBellOff,
	IconDeviceFloppy,
	IconFlag,
	IconFlagOff,
	IconLink,
	IconPencil,
	IconTrash,
	IconUserPin,
	IconUsers,
	IconUsersMinus,
} from "@tabler/icons-react";
import { type Ref, useRef, useState } from "react";
import { Link } from "react-router";
import { listRights } from "../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../api/notify.ts";
import { useAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";
import { roleLabelApart } from "../ui/words/role-label.ts";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./SavedViews.module.css";
import { StartRolesForm } from "./StartRolesForm.tsx";
import { asForRole, type ListStart } from "./use-list-start.ts";
import type { CurrentView } from "./use-opened-view.ts";
import type { ViewsState } from "./use-views.ts";
import type { View } from "./view.ts";

interface ViewItemProps {
	readonly view: View;
	/** Present if this view is the current one. */
	readonly here: CurrentView | null;
	readonly search: string;
	readonly state: ViewsState;
	readonly start: ListStart;
	readonly addressOf: (search: string) => string;
	/** The views before and after it. */
	readonly beside: readonly [View | undefined, View | undefined];
	/** Moves it to the place of another view. */
	readonly move: (to: View) => void;
	readonly open: (view: View) => void;
	/** Announces to screen readers what was done. */
	readonly say: (sentence: string) => void;
	readonly onRemove: () => void;
}

/** One view: a link to it, and what this person may do with it. */
export function ViewItem({ view, here, search, state, start, addressOf, beside, move, open, say, onRemove }: ViewItemProps) {
	const { access, slug } = useTenant();
	const { userId } = usePerson();
	const roles = access[listRights[view.list]] ?? [];
	const mayChooseRoles = useAccess("admin") && view.shared && view.mayChange;
	const startsFor = roles.filter((role) => view.startsFor?.includes(role) === true).join();
	const place = { userId, uuid: slug };
	const name = useKeptText({ ...place, part: `view-name.${view.uuid}` }, view.label);
	const chosen = useKeptText({ ...place, part: `view-roles.${view.uuid}` }, startsFor);
	// A press outside the panel closes it: a person who reopens it finds what they were doing.
	const [halfTyped, setHalfTyped] = useState(view.mayChange && name.text !== view.label);
	const [renaming, setRenaming] = useState(halfTyped);
	const [choosingRoles, setChoosingRoles] = useState(mayChooseRoles && !halfTyped && chosen.text !== startsFor);
	/** Whether the form for its name or its roles was requested since the panel opened. */
	const [asked, setAsked] = useState(false);
	/**
	 * The view itself, or who sees it, is being stored; a second change would be refused. Subscribing to it is tracked
	 * separately, and so is beginning with it.
	 */
	const [storing, setStoring] = useState(false);
	const [ringing, setRinging] = useState(false);
	const [starting, setStarting] = useState(false);
	const pencil = useRef<HTMLButtonElement>(null);
	const pin = useRef<HTMLButtonElement>(null);
	const isStart = start.own === view.uuid;
	const { label, shared, subscribed, mayChange } = view;
	const address = addressOf(view.search);
	const [before, behind] = beside;
	const change = async (part: Parameters<ViewsState["change"]>[1]) => {
		const changed = await state.change(view, part);
		if (changed) say(text("views.saved", { label: changed.label }));
		return changed !== undefined;
	};
	const store = async (part: { readonly search: string } | { readonly shared: boolean }) => {
		setStoring(true);
		await change(part);
		setStoring(false);
	};
	const subscribe = async () => {
		setRinging(true);
		const changed = await state.subscribe(view, !subscribed);
		if (changed) say(text(changed.subscribed ? "views.subscribed" : "views.unsubscribed", { label }));
		setRinging(false);
	};
	const begin = async () => {
		setStarting(true);
		const done = await state.also(() => start.choose(isStart ? asForRole : view.uuid));
		if (done) say(text(isStart ? "views.startEnded" : "views.started", { label }));
		setStarting(false);
	};
	const chooseRoles = () => {
		chosen.type(startsFor);
		setAsked(true);
		setChoosingRoles(true);
	};
	const endRoles = () => {
		chosen.drop();
		setChoosingRoles(false);
		setTimeout(() => pin.current?.focus());
	};
	const saveRoles = async (startsFor: string[]) => {
		if (!(await change({ startsFor }))) return;
		endRoles();
		await start.renew();
	};
	const rename = () => {
		if (!halfTyped) name.type(label);
		setAsked(true);
		setRenaming(true);
	};
	/** `kept`: the typed text is there when the form is opened again. */
	const endRenaming = (kept: boolean) => {
		if (!kept) name.drop();
		setHalfTyped(kept && name.text !== label);
		setRenaming(false);
		setTimeout(() => pencil.current?.focus());
	};
	const copy = () =>
		void navigator.clipboard.writeText(new URL(address, window.location.href).href).then(
			() => notifySuccess(text("views.copied", { label })),
			() => notifyFailure(text("views.copyFailed")),
		);
	if (renaming) {
		return (
			<li className={styles.view}>
				<RenameForm
					typed={name.text}
					onType={name.type}
					busy={state.busy}
					asked={asked}
					onRename={(next) => void change({ label: next }).then((done) => done && endRenaming(false))}
					onClose={() => endRenaming(true)}
					onCancel={() => endRenaming(false)}
				/>
			</li>
		);
	}
	if (choosingRoles) {
		return (
			<li className={styles.view}>
				<StartRolesForm
					view={view}
					roles={roles}
					chosen={chosen.text.split(",").filter((role) => role !== "")}
					onChoose={(next) => chosen.type(roles.filter((role) => next.includes(role)).join())}
					busy={state.busy}
					asked={asked}
					onSave={(next) => void saveRoles(next)}
					onCancel={endRoles}
				/>
			</li>
		);
	}
	return (
		<li className={styles.view}>
			<Link
				className={styles.link}
				to={address}
				aria-current={here && !here.changed ? "true" : undefined}
				onClick={(event) => {
					// With a modifier key the browser opens it in another tab or window, like any link.
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					open(view);
				}}
			>
				{label}
			</Link>
			<span className={styles.about}>{aboutView(view, here, isStart)}</span>
			<span className={styles.tools}>
				{here?.changed ? (
					<>
						<Tool name={text("views.reopen", { label })} icon={IconArrowBackUp} onClick={() => open(view)} />
						{mayChange ? (
							<Tool name={text("views.update", { label })} icon={IconDeviceFloppy} busy={storing} onClick={() => void store({ search })} />
						) : null}
					</>
				) : null}
				{before ? <Tool name={text("views.earlier", { label })} icon={IconArrowLeft} onClick={() => move(before)} /> : null}
				{behind ? <Tool name={text("views.later", { label })} icon={IconArrowRight} onClick={() => move(behind)} /> : null}
				<Tool
					name={text(subscribed ? "views.unsubscribe" : "views.subscribe", { label })}
					icon={subscribed ? IconBellOff : IconBell}
					busy={ringing}
					onClick={() => void subscribe()}
				/>
				<Tool
					name={text(isStart ? "views.startNot" : "views.start", { label })}
					icon={isStart ? IconFlagOff : IconFlag}
					busy={starting}
					onClick={() => void begin()}
				/>
				{mayChooseRoles ? (
					<Tool buttonRef={pin} name={text("views.startsFor", { label })} icon={IconUserPin} onClick={chooseRoles} />
				) : null}
				<Tool name={text("views.copy", { label })} icon={IconLink} onClick={copy} />
				{mayChange ? (
					<>
						<Tool
							name={text(shared ? "views.unshare" : "views.share", { label })}
							icon={shared ? IconUsersMinus : IconUsers}
							busy={storing}
							onClick={() => void store({ shared: !shared })}
						/>
						<Tool buttonRef={pencil} name={text("views.rename", { label })} icon={IconPencil} onClick={rename} />
						<Tool name={text("views.delete", { label })} icon={IconTrash} color="red" onClick={onRemove} />
					</>
				) : null}
			</span>
		</li>
	);
}

function aboutView({ shared, own, owner, subscribed, startsFor = [] }: View, here: CurrentView | null, isStart: boolean): string {
	const parts = [
		own ? (shared ? text("views.isShared") : "") : text("views.by", { name: owner.name }),
		subscribed ? text("views.isSubscribed") : "",
		isStart ? text("views.isStart") : "",
		startsFor.length > 0 ? text("views.isStartFor", { roles: startsFor.map(roleLabelApart).join(", ") }) : "",
		here ? text(here.changed ? "views.changed" : "views.here") : "",
	];
	return parts.filter((part) => part !== "").join(" · ");
}

interface ToolProps extends Pick<ActionIconProps, "color"> {
	readonly name: string;
	readonly icon: typeof IconLink;
	readonly busy?: boolean;
	readonly onClick: () => void;
	readonly buttonRef?: Ref<HTMLButtonElement>;
}

function Tool({ name, icon: Icon, busy = false, onClick, buttonRef, ...rest }: ToolProps) {
	return (
		<ActionIcon
			ref={buttonRef ?? null}
			loading={busy}
			variant="subtle"
			size={34}
			aria-label={name}
			title={name}
			onClick={onClick}
			{...rest}
		>
			<Icon size={18} aria-hidden />
		</ActionIcon>
	);
}
