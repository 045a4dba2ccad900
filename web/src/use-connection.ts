import { useSyncExternalStore } from 'react';
import { connection } from './api.ts';

export const useConnectionDown = (): boolean => useSyncExternalStore(connection.subscribe, () => connection.down);
export const useConnectionBusy = (): boolean => useSyncExternalStore(connection.subscribe, () => connection.busy);
