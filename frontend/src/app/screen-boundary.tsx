import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { BrokenScreen } from './broken-screen';

interface ScreenBoundaryProps {
  location: Location;
  children: ReactNode;
}

interface ScreenBoundaryState {
  location: Location;
  isBroken: boolean;
}

/** Error boundary around a screen; resets on navigation. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
