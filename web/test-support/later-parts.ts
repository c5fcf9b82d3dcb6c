/**
 * Loads the lazy parts of a step's page one after the other. A page loads them at the same time, but in jest modules
 * that are loaded like that for the first time get in each other's way.
 */
await import("../realisations/step/header/TypeNotice.tsx");
await import("../realisations/step/header/StepTerms.tsx");
await import("../realisations/step/dialogs/ExtendTermDialog.tsx");
await import("../realisations/step/side/HistoryCard.tsx");
await import("../realisations/step/side/UndoButton.tsx");
await import("../comments/CommentsSection.tsx");
await import("../comments/AssignComment.tsx");
await import("../comments/AttachedFiles.tsx");
await import("../comments/AttachFiles.tsx");
await import("../synchronisation/Synchronisation.tsx");
await import("../realisations/step/header/WhyRefusedPanel.tsx");
await import("../realisations/step/impact/CorrectionImpact.tsx");

export {};
